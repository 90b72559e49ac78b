import { Anchor, Button } from '@quandary/ui'
import type { ReactNode } from 'react'
import { questionHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { dayName } from '../../shell/context/days.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import * as styles from './bell-list.css.ts'
import type { NotificationDay, QuestionGroup } from './group-notifications.ts'
import { NotificationEntry } from './notification-entry.tsx'

interface BellDayProps {
  day: NotificationDay
  /** Called with the id of a notification when the viewer opens its target. */
  onFollow: (id: string) => void
  onMute: (questionId: string, muted: boolean) => void
}

/** The notifications of one day, grouped by question. */
export function BellDay({ day, onFollow, onMute }: BellDayProps): ReactNode {
  const { language } = useWords()
  const { timeZone } = useSettings()
  return (
    <section>
      <h3 className={styles.day}>{dayName(day.at, { language, timeZone })}</h3>
      {day.groups.map((group) => (
        <Group key={group.questionId} group={group} onFollow={onFollow} onMute={onMute} />
      ))}
    </section>
  )
}

function Group({ group, onFollow, onMute }: { group: QuestionGroup } & Pick<BellDayProps, 'onFollow' | 'onMute'>) {
  const words = useAccountWords()
  const { permalink } = useSettings()
  const { questionId, title, isMuted } = group
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <h4 className={styles.question} dir="auto">
          <Anchor href={questionHref({ id: questionId, urlTitle: '' }, permalink)}>{title}</Anchor>
        </h4>
        <Button
          size="sm"
          variant="quiet"
          aria-label={words(isMuted ? 'notifications.unmute_question' : 'notifications.mute_question', { title })}
          onClick={() => onMute(questionId, !isMuted)}
        >
          {words(isMuted ? 'notifications.unmute' : 'notifications.mute')}
        </Button>
      </div>
      <ul className={styles.entries}>
        {group.items.map((item) => (
          <NotificationEntry key={item.id} item={item} onFollow={onFollow} />
        ))}
      </ul>
    </div>
  )
}
