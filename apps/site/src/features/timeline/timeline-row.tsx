import type { Schemas } from '@quandary/api-client'
import {
  CheckIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  CommentIcon,
  EyeIcon,
  EyeOffIcon,
  HistoryIcon,
  LockIcon,
  PencilIcon,
  PinIcon,
  PlusIcon,
  SkeletonList,
  TrashIcon,
  UserLine,
  VoteDownIcon,
  VoteUpIcon,
  type IconProps,
} from '@quandary/ui'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import type { TimelineEntry } from './timeline-queries.ts'
import { hasVersion } from './version-before.ts'
import * as styles from './timeline.css.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'

const TimelineChange = lazyPart(async () => (await import('./timeline-change.tsx')).TimelineChange)

const icons = {
  asked: PlusIcon,
  answered: PlusIcon,
  created: PlusIcon,
  commented: CommentIcon,
  accept: CheckIcon,
  closed: LockIcon,
  reopened: HistoryIcon,
  edited: PencilIcon,
  rollback: HistoryIcon,
  deleted: TrashIcon,
  undeleted: HistoryIcon,
  pin: PinIcon,
  unpin: PinIcon,
  hide: EyeOffIcon,
  show: EyeIcon,
  upvote: VoteUpIcon,
  downvote: VoteDownIcon,
} satisfies Record<TimelineEntry['activity_type'], (props: IconProps) => ReactNode>

/** Types of the entries that created the first version, which has no changes to show. */
const firstVersions: ReadonlySet<TimelineEntry['activity_type']> = new Set(['asked', 'answered', 'created'])

interface TimelineRowProps {
  entry: TimelineEntry
  /** All entries, newest first. They contain the versions to compare with. */
  timeline: readonly TimelineEntry[]
  object: Schemas['TimelineObject']
}

/** A timeline entry: what happened, who did it and when, a note, and on demand the version that it created. */
export function TimelineRow({ entry, timeline, object }: TimelineRowProps): ReactNode {
  const words = useCommunityWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { activity_type: type, user_info: who, comment: note, cancelled, cancelled_at: cancelledAt } = entry
  const Icon = icons[type]
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <Icon />
      </span>
      <div className={styles.body}>
        <p className={styles.line}>
          <strong className={cancelled ? styles.cancelled : undefined}>{words(`timeline.${type}`)}</strong>
          {entry.object_type === 'answer' && object.object_type === 'question' && type !== 'answered' ? (
            <span className={styles.quiet}>{words('timeline.on_answer')}</span>
          ) : null}
          {who === undefined ? null : (
            <UserLine
              name={who.display_name}
              href={who.status === 'deleted' ? undefined : userHref(who.username)}
              avatarSrc={who.avatar || undefined}
            />
          )}
          <span className={styles.when}>
            <RelativeTime at={entry.created_at} />
            {cancelled ? (
              <>
                {' · '}
                {words('timeline.cancelled')} <RelativeTime at={cancelledAt} />
              </>
            ) : null}
          </span>
        </p>
        {note === '' ? null : <div className={styles.note} dangerouslySetInnerHTML={{ __html: note }} />}
        {hasVersion(entry) ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronUpIcon size="sm" /> : <ChevronDownIcon size="sm" />}
            {words(firstVersions.has(type) ? 'timeline.first_version' : 'timeline.change')}
          </button>
        ) : null}
        {open ? (
          <div className={styles.change} id={id}>
            <Suspense fallback={<SkeletonList rows={1} />}>
              <TimelineChange entry={entry} timeline={timeline} object={object} />
            </Suspense>
          </div>
        ) : null}
      </div>
    </li>
  )
}
