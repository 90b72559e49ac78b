import { Link, MailIcon, Notice } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { usePrefetchedCaptcha } from '../../shell/captcha/captcha-prompt.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useForm } from '@quandary/web-shell'
import { AccountForm, EmailField } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { checkAddress } from './account-rules.ts'
import { messagesFor } from './field-problems.ts'
import * as styles from './accounts.css.ts'

/** Requests the mail for resetting a password. Never reveals whether an account uses the address. */
export function RecoveryScreen(): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AccountFrame title={t('auth.recovery_title')}>
      {sentTo === undefined ? (
        <>
          <p className={styles.words}>{words('recovery.lead')}</p>
          <RecoveryForm onSent={setSentTo} />
        </>
      ) : (
        <Notice tone="success" live="status" icon={<MailIcon />} title={words('recovery.sent_title')}>
          {words('recovery.sent', { address: sentTo })}
        </Notice>
      )}
      <p className={styles.more}>
        <Link href="/users/login">{words('back_to_login')}</Link>
      </p>
    </AccountFrame>
  )
}

function RecoveryForm({ onSent }: { onSent: (address: string) => void }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  usePrefetchedCaptcha('email')
  const form = useForm({
    initial: { e_mail: '' },
    check: ({ e_mail }) => messagesFor(checkAddress(e_mail), t, words),
    send: ({ e_mail }) => api.call('requestPasswordReset', { body: { e_mail: e_mail.trim() } }),
    done: (_, { e_mail }) => onSent(e_mail.trim()),
  })
  return (
    <AccountForm form={form} wide submitLabel={words('recovery.send')} busyText={words('sending')}>
      <EmailField
        name="e_mail"
        label={t('auth.email')}
        autoComplete="username"
        value={form.draft.e_mail}
        error={form.failure.fields['e_mail']}
        onType={(e_mail) => form.change({ e_mail })}
      />
    </AccountForm>
  )
}
