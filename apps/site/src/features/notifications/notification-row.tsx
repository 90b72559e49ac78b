import { formatExactCount } from '@quandary/i18n'
import { Anchor, classNames, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { notificationTargetHref } from './notification-address.ts'
import { name, summary } from './notification-entry.css.ts'
import type { NotificationItem } from './notification-queries.ts'
import * as styles from './notifications.css.ts'

interface NotificationRowProps {
  item: NotificationItem
  /** Called when the viewer opens the notification's target. */
  onFollow: () => void
}

/** A notification: who did what, where and when, and the beginning of the text. The target's link covers the row. */
export function NotificationRow({ item, onFollow }: NotificationRowProps): ReactNode {
  const words = useAccountWords()
  const { permalink } = useSettings()
  const { object_info: object, is_read: isRead } = item
  const achievement = item.notification_action === undefined
  return (
    <li className={classNames(styles.row, achievement && styles.achievement)}>
      <span className={isRead ? undefined : styles.mark} aria-hidden="true" />
      {achievement ? <Gain amount={item.rank} /> : null}
      <div className={styles.what}>
        <Anchor
          href={notificationTargetHref(object, permalink)}
          className={classNames(styles.title, !isRead && styles.unread)}
          onClick={onFollow}
        >
          {isRead ? null : <VisuallyHidden>{words('notifications.unread')} </VisuallyHidden>}
          {object.title}
        </Anchor>
        <p className={styles.meta}>
          {achievement ? <span>{words(`notifications.for_${object.object_type}`)}</span> : <EventLine item={item} />}
          <RelativeTime at={item.update_time} />
        </p>
        {achievement || item.summary === '' ? null : (
          <p className={summary} dir="auto">
            {item.summary}
          </p>
        )}
      </div>
    </li>
  )
}

/** Says who did what. Downvotes are anonymous. */
function EventLine({ item: { user_info: who, notification_action: action } }: { item: NotificationItem }): ReactNode {
  if (who === undefined) return <span>{action}</span>
  return (
    <span className={styles.who}>
      <bdi className={name}>{who.display_name}</bdi> {action}
    </span>
  )
}

/** The reputation gained or lost. The sign carries the information as well as the color. */
function Gain({ amount }: { amount: number }): ReactNode {
  const { t, language } = useWords()
  const figure = formatExactCount(Math.abs(amount), language)
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : ''
  return (
    <span className={classNames(styles.gain, amount > 0 && styles.gained, amount < 0 && styles.lost)}>
      {sign}
      {figure}
      <VisuallyHidden> {t('users.reputation')}, </VisuallyHidden>
    </span>
  )
}
