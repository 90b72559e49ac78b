import { useToast } from '@quandary/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useForm } from '@quandary/web-shell'
import { AccountForm, checkPasswordChange, messagesFor, NewPasswordFields, PasswordField } from '../accounts/index.ts'
import { useRefetchViewer } from './account-facts.ts'
import { sessionsQuery } from './session-queries.ts'

const empty = { old_pass: '', pass: '', pass_again: '' }

interface PasswordChangeFormProps {
  /** Address of the account, for password managers. */
  address: string
  hasPassword: boolean
}

/** Changes the password, or sets the first one. */
export function PasswordChangeForm({ address, hasPassword }: PasswordChangeFormProps): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const toasts = useToast()
  const refresh = useRefetchViewer()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: empty,
    check: (typed) => messagesFor(checkPasswordChange(typed, hasPassword), t, words),
    send: ({ old_pass, pass }) => api.call('changePassword', { body: { ...(hasPassword ? { old_pass } : {}), pass } }),
    done: async () => {
      form.setDraft(empty)
      toasts.show({ text: words('password.changed') })
      // The change has ended all other sessions.
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })])
    },
  })
  return (
    <AccountForm
      form={form}
      submitLabel={hasPassword ? words('password.save') : words('password.set')}
      busyText={words('saving')}
    >
      <input type="hidden" name="username" autoComplete="username" value={address} />
      {hasPassword ? (
        <PasswordField
          name="old_pass"
          label={words('password.present')}
          autoComplete="current-password"
          value={form.draft.old_pass}
          error={form.failure.fields['old_pass']}
          onType={(old_pass) => form.change({ old_pass })}
        />
      ) : null}
      <NewPasswordFields typed={form.draft} problems={form.failure.fields} onChange={form.change} />
    </AccountForm>
  )
}
