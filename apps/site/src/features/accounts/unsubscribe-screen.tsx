import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { MailedLinkScreen } from './mailed-link-screen.tsx'

/** Unsubscribes the recipient of the link from the kind of mail that contained it. */
export function UnsubscribeScreen({ code }: { code: string }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  return (
    <MailedLinkScreen
      title={t('auth.unsubscribe_title')}
      act={async () => (await api.call('unsubscribeFromEmails', { body: { code } })).error}
      done={words('unsubscribe.done')}
      expired={words('unsubscribe.expired')}
      next={{ href: '/users/settings/notify', label: words('unsubscribe.settings') }}
    />
  )
}
