'use client'

import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { CheckIcon } from '../icon/action-icons.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './answers-badge.css.ts'

/** Props of {@link AnswersBadge}. */
export interface AnswersBadgeProps extends RootProps<'span', 'children'> {
  /** Number of answers. */
  count: number
  /** The count as displayed, if it is shortened, such as `1.2k`. */
  text?: string
  /** True if an answer is accepted. */
  accepted?: boolean
  /** `row` shows its label only under 768 px, `small` never. Default `row`. */
  size?: 'row' | 'small'
}

/**
 * Badge with the number of answers to a question: plain without answers, outlined with answers, filled and with a tick
 * if one is accepted.
 */
export function AnswersBadge({ count, text, accepted = false, size = 'row', ...rest }: AnswersBadgeProps): ReactNode {
  const strings = useUiStrings()
  const state = accepted ? 'accepted' : count > 0 ? 'some' : 'none'
  const word = strings.answers(count)
  return (
    <span {...rootProps(rest, styles.badge, styles.state[state], size === 'row' ? styles.row : styles.small)}>
      {accepted ? (
        <>
          <CheckIcon size="sm" />
          <VisuallyHidden>{strings.accepted}, </VisuallyHidden>
        </>
      ) : null}
      <span>
        {text ?? count}
        {size === 'row' ? <span className={styles.unit}> {word}</span> : <VisuallyHidden> {word}</VisuallyHidden>}
      </span>
    </span>
  )
}
