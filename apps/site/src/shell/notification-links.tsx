import { BellIcon, IconButtonLink, TrophyIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useNotificationStatus } from './notification-status.ts'
import { useWords } from './site-context.ts'

/** The header's links to inbox and achievements, with the number of new notifications in each. */
export function NotificationLinks(): ReactNode {
  const { t } = useWords()
  const { inbox = 0, achievement = 0 } = useNotificationStatus() ?? {}
  const labelOf = (name: string, count: number) =>
    count === 0 ? t('header.none_new', { name }) : t('header.some_new', { name, count: count > 99 ? '99+' : count })
  return (
    <>
      <IconButtonLink
        href="/users/notifications/inbox"
        label={labelOf(t('header.inbox'), inbox)}
        icon={<BellIcon />}
        count={inbox}
      />
      <IconButtonLink
        href="/users/notifications/achievement"
        label={labelOf(t('header.achievement'), achievement)}
        icon={<TrophyIcon />}
        count={achievement}
      />
    </>
  )
}
