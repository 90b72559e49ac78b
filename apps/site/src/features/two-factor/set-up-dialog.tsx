import type { Schemas } from '@quandary/api-client'
import { Button, CopyButton, Dialog, FieldStack, Notice } from '@quandary/ui'
import { useForm, type Form } from '@quandary/web-shell'
import { useId, useState, type ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { CodeField, PasswordField } from '../accounts/index.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRefetchTwoFactor } from './two-factor-query.ts'
import * as styles from './two-factor.css.ts'

interface SetUpDialogProps {
  hasPassword: boolean
  onClose: () => void
}

/** Turns two-factor authentication on, in three steps: the password, the app and the recovery codes. */
export function SetUpDialog({ hasPassword, onClose }: SetUpDialogProps): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const id = useId()
  const [key, setKey] = useState<Schemas['TwoFactorKey']>()
  const [codes, setCodes] = useState<readonly string[]>()
  const passwordForm = usePasswordForm(hasPassword, setKey)
  const codeForm = useCodeForm(setCodes)
  const { formRef, onSubmit, busy, failure } = key === undefined ? passwordForm : codeForm
  const footer =
    codes === undefined ? (
      <>
        <Button onClick={onClose}>{t('kit.cancel')}</Button>
        <Button type="submit" form={id} variant="primary" busy={busy} busyText={words('sending')}>
          {words(key === undefined ? 'two_factor.go_on' : 'two_factor.turn_on')}
        </Button>
      </>
    ) : (
      <Button variant="primary" onClick={onClose}>
        {words('two_factor.codes_stored')}
      </Button>
    )
  return (
    <Dialog open onOpenChange={onClose} title={words('two_factor.title')} footer={footer}>
      {codes === undefined ? (
        <form ref={formRef} id={id} onSubmit={onSubmit} noValidate>
          <FieldStack>
            <Problem text={failure.message} />
            {key === undefined ? (
              <PasswordStep hasPassword={hasPassword} form={passwordForm} />
            ) : (
              <AppStep shown={key} form={codeForm} />
            )}
          </FieldStack>
        </form>
      ) : (
        <RecoveryCodes codes={codes} />
      )}
    </Dialog>
  )
}

function Problem({ text }: { text: string | undefined }): ReactNode {
  if (text === undefined) return null
  return (
    <Notice tone="danger" live="alert">
      {text}
    </Notice>
  )
}

function usePasswordForm(hasPassword: boolean, done: (key: Schemas['TwoFactorKey']) => void) {
  const { t } = useWords()
  const { api } = useSite()
  return useForm({
    initial: { pass: '' },
    check: ({ pass }) => (hasPassword && pass === '' ? { pass: t('form.empty') } : {}),
    send: ({ pass }) => api.call('beginTwoFactor', { body: hasPassword ? { pass } : {} }),
    done,
  })
}

function useCodeForm(done: (codes: readonly string[]) => void) {
  const { t } = useWords()
  const { api } = useSite()
  const refetch = useRefetchTwoFactor()
  return useForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: t('form.empty') } : {}),
    send: ({ code }) => api.call('enableTwoFactor', { body: { code } }),
    done: ({ recovery_codes }) => {
      done(recovery_codes)
      void refetch()
    },
  })
}

interface StepProps<Draft extends object> {
  form: Pick<Form<Draft>, 'draft' | 'change' | 'failure'>
}

function PasswordStep({ hasPassword, form }: StepProps<{ pass: string }> & { hasPassword: boolean }): ReactNode {
  const words = useAccountWords()
  return (
    <>
      <p>{words('two_factor.needs_app')}</p>
      {hasPassword ? (
        <PasswordField
          name="pass"
          label={words('password.present')}
          autoComplete="current-password"
          value={form.draft.pass}
          error={form.failure.fields['pass']}
          onType={(pass) => form.change({ pass })}
        />
      ) : null}
    </>
  )
}

function AppStep({ shown, form }: StepProps<{ code: string }> & { shown: Schemas['TwoFactorKey'] }): ReactNode {
  const words = useAccountWords()
  const { secret, otpauth_url: url } = shown
  return (
    <>
      <p>{words('two_factor.scan')}</p>
      <QrCode text={url} label={words('two_factor.qr_code')} />
      <p>{words('two_factor.type_key')}</p>
      <p>
        <code className={styles.key}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <div>
        <CopyButton text={secret} label={words('two_factor.copy_key')} />
      </div>
      <CodeField
        name="code"
        value={form.draft.code}
        error={form.failure.fields['code']}
        onType={(code) => form.change({ code })}
        focused
        appOnly
      />
    </>
  )
}
