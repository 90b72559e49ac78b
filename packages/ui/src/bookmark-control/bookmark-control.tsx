import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { BookmarkIcon } from '../icon/action-icons.tsx'
import * as styles from './bookmark-control.css.ts'

/** Props of {@link CountedToggle}. */
export interface CountedToggleProps {
  icon: ReactNode
  /** What it is now: “Follow”, “Following”. The accessible name; only the sign stays under 576. */
  words: string
  /** True if it is on for the reader. */
  pressed: boolean
  /** How many did, as written: `1.2k`. Left out for none. */
  count?: string | undefined
  /** What the number counts, exactly, as tooltip: “1,204 people follow”. */
  countTitle?: string | undefined
  /** Called by a press; the app changes `pressed` and `count`. */
  onToggle: () => void
  /** Why one may not: “Log in to follow”. It stays focusable. */
  disabledReason?: string | undefined
}

/** A button that switches something for the reader and shows how many did: following, bookmarks. */
export function CountedToggle(props: CountedToggleProps): ReactNode {
  const { icon, words, pressed, count, countTitle, onToggle, disabledReason } = props
  return (
    <Button
      variant="quiet"
      icon={icon}
      pressed={pressed}
      title={countTitle}
      onClick={onToggle}
      disabledReason={disabledReason}
    >
      <span className={styles.words}>{words}</span>
      {count === undefined ? null : <span>{count}</span>}
    </Button>
  )
}

/** Keeps a post for later. The sign is filled while it is kept. */
export function BookmarkControl(props: Omit<CountedToggleProps, 'icon'>): ReactNode {
  const icon = props.pressed ? <BookmarkIcon className={styles.pressedIcon} /> : <BookmarkIcon />
  return <CountedToggle {...props} icon={icon} />
}
