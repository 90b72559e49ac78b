import { BellIcon, classNames, IconButtonLink, TrophyIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import { BELL_HREF } from '../live/open-bell.ts'
import { useNotificationStatus } from '../live/notification-status.ts'
import { useWords } from '../context/site-context.ts'
import * as styles from './site-header.css.ts'

/**
 * The header's links to inbox and achievements, with the number of new notifications in each. On phones the bottom bar
 * contains the inbox, except on narrow pages, which have no such bar.
 */
export function NotificationLinks({ narrow }: { narrow: boolean }): ReactNode {
  const { t } = useWords()
  const { inbox = 0, achievement = 0 } = useNotificationStatus() ?? {}
  const labelOf = (name: string, count: number) =>
    count === 0 ? t('header.none_new', { name }) : t('header.some_new', { name, count: count > 99 ? '99+' : count })
  return (
    <>
      <span className={classNames(styles.bell, !narrow && styles.hiddenOnPhones)}>
        <IconButtonLink href={BELL_HREF} label={labelOf(t('header.inbox'), inbox)} icon={<BellIcon />} count={inbox} />
      </span>
      <IconButtonLink
        href="/users/notifications/achievement"
        label={labelOf(t('header.achievement'), achievement)}
        icon={<TrophyIcon />}
        count={achievement}
      />
    </>
  )
}
