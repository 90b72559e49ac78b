import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSession } from '../../shell/session/session.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { MailedLinkScreen } from './mailed-link-screen.tsx'

/** Switches to a new email address with the code from the mail to it. */
export function ConfirmNewEmailScreen({ code }: { code: string }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const session = useSession()
  const confirm = async () => {
    const { data, error } = await api.call('confirmEmailChange', { body: { code } })
    if (data) await session.begin(data.access_token)
    return error
  }
  return (
    <MailedLinkScreen
      title={t('auth.confirm_email_title')}
      act={confirm}
      done={words('email.confirmed')}
      expired={words('auth.email_link_invalid')}
      next={{ href: '/users/settings/account', label: words('email.open_settings') }}
    />
  )
}
