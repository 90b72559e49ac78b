'use client'

import type { ReactNode } from 'react'
import { type RootProps } from '../class-names/root-props.ts'
import { Button } from '../button/button.tsx'
import { BookmarkIcon } from '../icon/action-icons.tsx'
import * as styles from './bookmark-control.css.ts'

/** Props of {@link CountedToggle}. */
export interface CountedToggleProps extends RootProps<
  'button',
  'children' | 'onToggle' | 'aria-pressed' | 'aria-busy'
> {
  icon: ReactNode
  /** Accessible name and text, such as “Follow” or “Following”. The text is not visible under 576 px. */
  words: string
  /** True if the viewer has switched the toggle on. */
  pressed: boolean
  /** The formatted count: `1.2k`. Omit it for zero. */
  count?: string | undefined
  /** The exact count as tooltip: “1,204 people follow”. */
  countTitle?: string | undefined
  /** Called when pressed; the app changes `pressed` and `count`. */
  onToggle: () => void
  /** Reason why the toggle cannot be pressed, such as “Log in to follow”. The toggle stays focusable. */
  disabledReason?: string | undefined
}

/** A toggle for the viewer with the number of people who switched it on, such as following or bookmarks. */
export function CountedToggle(props: CountedToggleProps): ReactNode {
  const { icon, words, pressed, count, countTitle, onToggle, disabledReason, ...rest } = props
  return (
    <Button
      {...rest}
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

/** Bookmarks a post. The icon is filled while it is bookmarked. */
export function BookmarkControl(props: Omit<CountedToggleProps, 'icon'>): ReactNode {
  const icon = props.pressed ? <BookmarkIcon className={styles.pressedIcon} /> : <BookmarkIcon />
  return <CountedToggle {...props} icon={icon} />
}
