import { ButtonGroup, ButtonLink, Notice } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSession } from '../../shell/session/session.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useForm } from '@quandary/web-shell'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { checkNewPassword } from './account-rules.ts'
import { messagesFor } from './field-problems.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { hasExpired } from './has-expired.ts'

type Step = 'asking' | 'done' | 'expired'

/** Sets a new password with the code from a mail. */
export function PasswordResetScreen({ code }: { code: string }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const [step, setStep] = useState<Step>('asking')
  return (
    <AccountFrame title={t('auth.reset_title')}>
      {step === 'asking' ? <ResetForm code={code} onEnd={setStep} /> : null}
      {step === 'done' ? (
        <>
          <Notice tone="success" live="status">
            {words('reset.done')}
          </Notice>
          <ButtonGroup>
            <ButtonLink href="/users/login" variant="primary">
              {t('auth.login')}
            </ButtonLink>
          </ButtonGroup>
        </>
      ) : null}
      {step === 'expired' ? (
        <>
          <Notice tone="warning" live="alert">
            {words('auth.reset_link_invalid')}
          </Notice>
          <ButtonGroup>
            <ButtonLink href="/users/account-recovery">{words('recovery.again')}</ButtonLink>
            <ButtonLink href="/users/login" variant="quiet">
              {t('auth.login')}
            </ButtonLink>
          </ButtonGroup>
        </>
      ) : null}
    </AccountFrame>
  )
}

function ResetForm({ code, onEnd }: { code: string; onEnd: (step: Step) => void }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const session = useSession()
  const form = useForm({
    initial: { pass: '', pass_again: '' },
    check: (typed) => messagesFor(checkNewPassword(typed), t, words),
    send: async ({ pass }) => {
      const { error } = await api.call('resetPassword', { body: { code, pass } })
      if (error && !hasExpired(error)) return { error }
      return { data: error ? ('expired' as const) : ('done' as const) }
    },
    done: async (step) => {
      // The reset has ended all sessions, including the one in this browser.
      if (step === 'done') await session.end()
      onEnd(step)
    },
  })
  return (
    <AccountForm form={form} wide submitLabel={words('reset.save')} busyText={words('saving')}>
      <NewPasswordFields typed={form.draft} problems={form.failure.fields} onChange={form.change} />
    </AccountForm>
  )
}
