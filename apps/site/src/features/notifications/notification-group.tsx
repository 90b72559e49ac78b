import { Anchor, classNames } from '@quandary/ui'
import type { ReactNode } from 'react'
import { questionHref } from '../../addresses.ts'
import { useSettings } from '../../shell/context/settings.ts'
import type { QuestionGroup } from './group-notifications.ts'
import { NotificationEntry } from './notification-entry.tsx'
import * as styles from './notifications.css.ts'

interface NotificationGroupProps {
  group: QuestionGroup
  /** Called with the id of the notification whose target the viewer opens. */
  onFollow: (id: string) => void
}

/** Several notifications of a day about one question, below its title. */
export function NotificationGroup({ group, onFollow }: NotificationGroupProps): ReactNode {
  const { permalink } = useSettings()
  const { questionId, title, items } = group
  return (
    <li className={styles.group}>
      <h4 className={classNames(styles.groupTitle, items.some((item) => !item.is_read) && styles.unread)} dir="auto">
        <Anchor href={questionHref({ id: questionId, urlTitle: '' }, permalink)}>{title}</Anchor>
      </h4>
      <ul className={styles.entries}>
        {items.map((item) => (
          <NotificationEntry key={item.id} item={item} onFollow={onFollow} />
        ))}
      </ul>
    </li>
  )
}
