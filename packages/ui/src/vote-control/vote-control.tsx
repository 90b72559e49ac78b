import type { ReactNode } from 'react'
import { VoteDownIcon, VoteUpIcon } from '../icon/action-icons.tsx'
import { useUiStrings } from '../strings/ui-strings.tsx'
import * as styles from './vote-control.css.ts'

/** The vote of the reader: for, against, or none. */
export type Vote = 'up' | 'down'

/** Props of {@link VoteControl}. */
export interface VoteControlProps {
  /** What is voted on, for screen readers: `Score of this answer`. */
  label: string
  /** The number as written. */
  score: ReactNode
  /** The exact number, as tooltip, when `score` is shortened. */
  scoreTitle?: string
  /** The reader's own vote. */
  vote: Vote | null
  /** Called with the arrow pressed; pressing one's own vote again takes it back, which is the app's to do. */
  onVote: (pressed: Vote) => void
  /** Why one may not vote up: `Needs 15 reputation, you have 1`. */
  upDisabledReason?: string | undefined
  /** Why one may not vote down. */
  downDisabledReason?: string | undefined
  /** Tooltip of the up arrow: `This answer is useful`. */
  upTitle?: string
  /** Tooltip of the down arrow. */
  downTitle?: string
}

/** Vote up, score, vote down, in one capsule. */
export function VoteControl(props: VoteControlProps): ReactNode {
  const { label, score, scoreTitle, vote, onVote, upDisabledReason, downDisabledReason, upTitle, downTitle } = props
  const strings = useUiStrings()
  return (
    <fieldset className={styles.vote} aria-label={label}>
      <Arrow
        name={strings.voteUp}
        pressed={vote === 'up'}
        reason={upDisabledReason}
        title={upTitle}
        icon={<VoteUpIcon />}
        onPress={() => onVote('up')}
      />
      <output className={styles.score} aria-label={strings.score} title={scoreTitle}>
        {score}
      </output>
      <Arrow
        name={strings.voteDown}
        pressed={vote === 'down'}
        reason={downDisabledReason}
        title={downTitle}
        icon={<VoteDownIcon />}
        onPress={() => onVote('down')}
      />
    </fieldset>
  )
}

interface ArrowProps {
  name: string
  pressed: boolean
  reason: string | undefined
  title: string | undefined
  icon: ReactNode
  onPress: () => void
}

function Arrow({ name, pressed, reason, title, icon, onPress }: ArrowProps): ReactNode {
  const strings = useUiStrings()
  const full = [pressed ? `${name}, ${strings.yourVote}` : name, reason].filter(Boolean).join('. ')
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-pressed={pressed}
      aria-label={full}
      title={reason ?? title ?? name}
      onClick={reason === undefined ? onPress : undefined}
      {...(reason === undefined ? {} : { 'aria-disabled': true })}
    >
      {icon}
    </button>
  )
}
