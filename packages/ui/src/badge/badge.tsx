import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './badge.css.ts'

/** The colour of a badge: `neutral` and `outline` say nothing, `accent` is the site’s own, the others say how it is. */
export type BadgeTone = 'neutral' | 'outline' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Default `neutral`. */
  tone?: BadgeTone
  /** A 12 pixel icon before the word. */
  icon?: ReactNode
  /** More about it, as tooltip. */
  title?: string
  children: ReactNode
}

/** A word about a person or a thing: a role, a state. */
export function Badge({ tone = 'neutral', icon, title, children }: BadgeProps): ReactNode {
  return (
    <span className={styles.badge({ tone })} title={title}>
      {icon}
      {children}
    </span>
  )
}

/** Props of {@link CountBadge}. */
export interface CountBadgeProps {
  /** What is counted; nothing is shown for zero. */
  value: number
  /** Above it the badge shows `99+`. Default 99. */
  max?: number
  /** What is counted, for screen readers: `12 pending`. */
  label?: string
  className?: string
}

/** How many things wait behind a menu entry or tab. Shows nothing for zero. */
export function CountBadge({ value, max = 99, label, className }: CountBadgeProps): ReactNode {
  if (value <= 0) return null
  const short = value > max ? `${max}+` : String(value)
  return (
    <span className={classNames(styles.count, className)}>
      <span aria-hidden={label === undefined ? undefined : true}>{short}</span>
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
