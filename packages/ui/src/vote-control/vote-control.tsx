'use client'

import type { MouseEvent, ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { DisabledReason, showReason } from '../disabled-reason/disabled-reason.tsx'
import { VoteDownIcon, VoteUpIcon } from '../icon/action-icons.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import * as styles from './vote-control.css.ts'

/** Direction of a vote. */
export type Vote = 'up' | 'down'

/** Props of {@link VoteControl}. */
export interface VoteControlProps extends RootProps<'fieldset', 'children'> {
  /** Accessible name: `Score of this answer`. */
  label: string
  /** The formatted number. */
  score: ReactNode
  /** The exact number as tooltip, if `score` is shortened. */
  scoreTitle?: string
  /** The viewer's own vote. */
  vote: Vote | null
  /** Called with the pressed arrow. Pressing the viewer's own vote withdraws it; that is up to the app. */
  onVote: (pressed: Vote) => void
  /** Reason why the viewer cannot vote up: `Needs 15 reputation, you have 1`. */
  upDisabledReason?: string | undefined
  /** Reason why the viewer cannot vote down. */
  downDisabledReason?: string | undefined
  /** Called with an arrow that the viewer pressed but cannot use, besides showing the reason. */
  onRefused?: ((pressed: Vote) => void) | undefined
  /** Tooltip of the up arrow: `This answer is useful`. */
  upTitle?: string
  /** Tooltip of the down arrow. */
  downTitle?: string
}

/** Vote up, score and vote down in one control. */
export function VoteControl(props: VoteControlProps): ReactNode {
  const { label, score, scoreTitle, vote, onVote, onRefused, upTitle, downTitle, ...others } = props
  const { upDisabledReason, downDisabledReason, ...rest } = others
  const strings = useUiStrings()
  return (
    <fieldset {...rootProps(rest, styles.vote)} aria-label={label}>
      <Arrow
        name={strings.voteUp}
        pressed={vote === 'up'}
        reason={upDisabledReason}
        title={upTitle}
        icon={<VoteUpIcon />}
        onPress={() => onVote('up')}
        onRefused={() => onRefused?.('up')}
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
        onRefused={() => onRefused?.('down')}
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
  onRefused: () => void
}

function Arrow({ name, pressed, reason, title, icon, onPress, onRefused }: ArrowProps): ReactNode {
  const strings = useUiStrings()
  const onPressInVain = (event: MouseEvent<HTMLElement>) => {
    showReason(event)
    onRefused()
  }
  const full = [pressed ? `${name}, ${strings.yourVote}` : name, reason].filter(Boolean).join('. ')
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-pressed={pressed}
      aria-label={full}
      {...(reason === undefined
        ? { title: title ?? name, onClick: onPress }
        : { 'aria-disabled': true, onClick: onPressInVain })}
    >
      {icon}
      {reason === undefined ? null : <DisabledReason>{reason}</DisabledReason>}
    </button>
  )
}
