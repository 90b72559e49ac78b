import { Anchor, classNames, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { notificationTargetHref } from './notification-address.ts'
import * as styles from './notification-entry.css.ts'
import type { NotificationItem } from './notification-queries.ts'

interface NotificationEntryProps {
  item: NotificationItem
  /** Called with the id of the notification whose target the viewer opens. */
  onFollow: (id: string) => void
}

/**
 * A notification below the title of its question: who did what and when, and the beginning of the text. All of it links
 * to the post.
 */
export function NotificationEntry({ item, onFollow }: NotificationEntryProps): ReactNode {
  const words = useAccountWords()
  const { permalink } = useSettings()
  const { is_read: isRead, user_info: who, notification_action: action = '', summary } = item
  return (
    <li>
      <Anchor
        href={notificationTargetHref(item.object_info, permalink)}
        className={classNames(styles.entry, !isRead && styles.unread)}
        data-step=""
        onClick={() => onFollow(item.id)}
      >
        <span className={styles.event}>
          {isRead ? null : <VisuallyHidden>{words('notifications.unread')} </VisuallyHidden>}
          {who === undefined ? null : <bdi className={styles.name}>{who.display_name}</bdi>} {action}
          <span className={styles.time}>
            <RelativeTime at={item.update_time} />
          </span>
        </span>
        {summary === '' ? null : (
          <span className={styles.summary} dir="auto">
            {summary}
          </span>
        )}
      </Anchor>
    </li>
  )
}
