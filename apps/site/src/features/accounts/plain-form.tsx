import { Field, Notice, TextInput } from '@quandary/ui'
import type { ReactNode } from 'react'
import type { RefusedForm } from '../../../server.d.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import type { FormFailure } from '@quandary/web-shell'
import { useSite } from '../../shell/context/site-context.ts'
import { useIsHydrated } from '../../shell/hooks/use-is-hydrated.ts'
import { image } from '../../shell/captcha/captcha-dialog.css.ts'

const unsent: RefusedForm = { values: {}, fields: {} }

/** Returns the values and errors of a form that a browser without scripts sent. */
export function useRefusedForm(): { values: RefusedForm['values']; failure: FormFailure; needsCode: boolean } {
  const words = useAccountWords()
  const { values, fields, message, passwordsDiffer = false, needsCode = false } = useSite().facts.form ?? unsent
  const all = passwordsDiffer ? { ...fields, pass_again: words('auth.password_mismatch') } : fields
  return { values, failure: { fields: all, ...(message !== undefined && { message }) }, needsCode }
}

/** Says that a form was sent without scripts but needs them. Disappears on hydration. */
export function NeedsScriptsNotice(): ReactNode {
  const words = useAccountWords()
  const { needsScript = false } = useSite().facts.form ?? unsent
  const isHydrated = useIsHydrated()
  if (!needsScript || isHydrated) return null
  return <Notice tone="danger">{words('form.needs_script')}</Notice>
}

/**
 * The captcha inside a form that was sent without scripts and needs a captcha. It disappears on hydration, because with
 * scripts the captcha dialog opens when the form is sent.
 */
export function PlainCaptcha({ problem }: { problem: string | undefined }): ReactNode {
  const words = useAccountWords()
  const { challenge } = useSite().facts.form ?? unsent
  const isHydrated = useIsHydrated()
  if (challenge === undefined || isHydrated) return null
  const { captcha_id: id, captcha_img: picture, captcha_question: question } = challenge
  return (
    <>
      <img className={image} src={picture} alt={words('captcha.picture')} />
      <input type="hidden" name="captcha_id" value={id} />
      <Field
        label={words(question === undefined ? 'captcha.code' : 'captcha.code_or_answer')}
        help={question === undefined ? undefined : `${words('captcha.question')} ${question}`}
        error={problem}
        required
      >
        <TextInput name="captcha_code" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={100} />
      </Field>
    </>
  )
}
