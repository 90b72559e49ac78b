import { Button, Dialog, FieldStack, Notice, useToast } from '@quandary/ui'
import { useForm } from '@quandary/web-shell'
import { useId, useState, type ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { CodeField, PasswordField } from '../accounts/index.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRefetchTwoFactor } from './two-factor-query.ts'

/** The changes that need the password and a code. */
export type ProvenChange = 'turn_off' | 'new_codes'

interface ProofDialogProps {
  change: ProvenChange
  hasPassword: boolean
  onClose: () => void
}

/** Asks for the password and a code, then turns two-factor authentication off or replaces the recovery codes. */
export function ProofDialog({ change, hasPassword, onClose }: ProofDialogProps): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const id = useId()
  const [codes, setCodes] = useState<readonly string[]>()
  const { formRef, onSubmit, busy, draft, change: type, failure } = useProof({ change, hasPassword, onClose }, setCodes)
  const { fields, message } = failure
  const footer =
    codes === undefined ? (
      <>
        <Button onClick={onClose}>{t('kit.cancel')}</Button>
        <Button
          type="submit"
          form={id}
          variant={change === 'turn_off' ? 'danger' : 'primary'}
          busy={busy}
          busyText={words('sending')}
        >
          {words(`two_factor.${change}`)}
        </Button>
      </>
    ) : (
      <Button variant="primary" onClick={onClose}>
        {words('two_factor.codes_stored')}
      </Button>
    )
  return (
    <Dialog open onOpenChange={onClose} title={words(`two_factor.${change}`)} footer={footer}>
      {codes === undefined ? (
        <form ref={formRef} id={id} onSubmit={onSubmit} noValidate>
          <FieldStack>
            <p>{words(`two_factor.${change}_lead`)}</p>
            {message === undefined ? null : (
              <Notice tone="danger" live="alert">
                {message}
              </Notice>
            )}
            {hasPassword ? (
              <PasswordField
                name="pass"
                label={words('password.present')}
                autoComplete="current-password"
                value={draft.pass}
                error={fields['pass']}
                onType={(pass) => type({ pass })}
              />
            ) : null}
            <CodeField name="code" value={draft.code} error={fields['code']} onType={(code) => type({ code })} />
          </FieldStack>
        </form>
      ) : (
        <RecoveryCodes codes={codes} />
      )}
    </Dialog>
  )
}

function useProof({ change, hasPassword, onClose }: ProofDialogProps, showCodes: (codes: readonly string[]) => void) {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const toasts = useToast()
  const refetch = useRefetchTwoFactor()
  return useForm({
    initial: { pass: '', code: '' },
    check: ({ pass, code }) => ({
      ...(hasPassword && pass === '' ? { pass: t('form.empty') } : {}),
      ...(code.trim() === '' ? { code: t('form.empty') } : {}),
    }),
    send: ({ pass, code }) => {
      const body = { code, ...(hasPassword ? { pass } : {}) }
      return change === 'turn_off' ? api.call('disableTwoFactor', { body }) : api.call('renewRecoveryCodes', { body })
    },
    done: async (data) => {
      await refetch()
      if (data !== null) return showCodes(data.recovery_codes)
      toasts.show({ text: words('two_factor.turned_off') })
      onClose()
    },
  })
}
