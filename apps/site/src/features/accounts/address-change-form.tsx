import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useForm } from '@quandary/web-shell'
import { AccountForm, EmailField, PasswordField } from './account-form.tsx'
import { checkAddressChange } from './account-rules.ts'
import { messagesFor } from './field-problems.ts'

interface AddressChangeFormProps {
  /**
   * True to ask for the current password. The server requires it of members who have a password and a confirmed
   * address.
   */
  needsPassword: boolean
  /** True if the form is on a page of its own, where the button is primary and as wide as the column. */
  wide?: boolean
  /** Called with the new address once the mail to it has been sent. */
  onSent: (address: string) => void
}

/**
 * The form for changing the email address. The change takes effect when the member opens the link in the mail to the
 * new address.
 */
export function AddressChangeForm({ needsPassword, wide = false, onSent }: AddressChangeFormProps): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const empty = { e_mail: '', pass: '' }
  const form = useForm({
    initial: empty,
    check: (typed) => messagesFor(checkAddressChange(typed, needsPassword), t, words),
    send: ({ e_mail, pass }) =>
      api.call('requestEmailChange', { body: { e_mail: e_mail.trim(), ...(needsPassword ? { pass } : {}) } }),
    done: (_, { e_mail }) => {
      form.setDraft(empty)
      onSent(e_mail.trim())
    },
  })
  const { fields } = form.failure
  return (
    <AccountForm
      form={form}
      wide={wide}
      secondary={!wide}
      submitLabel={words('email.send')}
      busyText={words('sending')}
    >
      <EmailField
        name="e_mail"
        label={words('email.new')}
        autoComplete="email"
        value={form.draft.e_mail}
        error={fields['e_mail']}
        onType={(e_mail) => form.change({ e_mail })}
      />
      {needsPassword ? (
        <PasswordField
          name="pass"
          label={words('password.present')}
          autoComplete="current-password"
          value={form.draft.pass}
          error={fields['pass']}
          onType={(pass) => form.change({ pass })}
        />
      ) : null}
    </AccountForm>
  )
}
