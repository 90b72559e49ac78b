import { Button, Dialog, Field, ReloadIcon, TextInput } from '@quandary/ui'
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useAccountWords } from '../words/account-words.ts'
import type { ShownCaptcha, CaptchaDialogState } from '../api/captcha-dialog-state.ts'
import { useWords } from '../context/site-context.ts'
import * as styles from './captcha-dialog.css.ts'

/**
 * Asks for the solution of a captcha: the characters in a picture, or the answer to a text question for people who
 * cannot see the picture.
 */
export function CaptchaDialog({ window }: { window: CaptchaDialogState }): ReactNode {
  const asked = useSyncExternalStore(window.subscribe, window.asked, window.asked)
  return asked === undefined ? null : <RequestedCaptcha asked={asked} />
}

function RequestedCaptcha({ asked }: { asked: ShownCaptcha }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const form = useId()
  const questionId = useId()
  const { challenge, busy, reload, cancel } = asked
  const { captcha_question: question } = challenge
  const footer = (
    <>
      <Button onClick={cancel}>{t('kit.cancel')}</Button>
      <Button type="submit" form={form} variant="primary" busy={busy} busyText={words('captcha.checking')}>
        {words('captcha.go_on')}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={cancel} title={words('captcha.title')} footer={footer}>
      <div className={styles.body}>
        <div className={styles.picture}>
          <img className={styles.image} src={challenge.captcha_img} alt={words('captcha.picture')} />
          <Button size="sm" variant="quiet" icon={<ReloadIcon />} onClick={reload} disabled={busy}>
            {words('captcha.reload')}
          </Button>
        </div>
        {question === undefined ? null : (
          <p id={questionId}>
            {words('captcha.question')} <strong>{question}</strong>
          </p>
        )}
        <CaptchaForm key={challenge.captcha_id} id={form} asked={asked} {...(question && { questionId })} />
      </div>
    </Dialog>
  )
}

interface CaptchaFormProps {
  id: string
  asked: ShownCaptcha
  /** Id of the element with the text question, if any. */
  questionId?: string
}

/** The field for the solution. It is cleared for each new captcha. */
function CaptchaForm({ id, asked, questionId }: CaptchaFormProps): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [empty, setEmpty] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(code.trim() === '')
        if (code.trim() !== '' && !asked.busy) asked.answer(code.trim())
      }}
    >
      <Field
        label={questionId === undefined ? words('captcha.code') : words('captcha.code_or_answer')}
        error={empty ? t('form.empty') : code === '' ? asked.problem : undefined}
        required
      >
        <TextInput
          value={code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          aria-describedby={questionId}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setEmpty(false)
          }}
        />
      </Field>
    </form>
  )
}
