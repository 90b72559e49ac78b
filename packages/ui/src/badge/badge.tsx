import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './badge.css.ts'

/**
 * Colour of a badge: `neutral` and `outline` have no meaning, `accent` is the site’s colour, the others express a
 * state.
 */
export type BadgeTone = 'neutral' | 'outline' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/** Props of {@link Badge}. */
export interface BadgeProps extends RootProps<'span'> {
  /** Default `neutral`. */
  tone?: BadgeTone
  /** A 12 pixel icon before the text. */
  icon?: ReactNode
  /** Details, as tooltip. */
  title?: string
  children: ReactNode
}

/** A word about a person or an object, such as a role or a state. */
export function Badge({ tone = 'neutral', icon, title, children, ...rest }: BadgeProps): ReactNode {
  return (
    <span {...rootProps(rest, styles.badge, styles.tones[tone])} title={title}>
      {icon}
      {children}
    </span>
  )
}

/** Props of {@link CountBadge}. */
export interface CountBadgeProps extends RootProps<'span', 'children'> {
  /** The number; nothing is shown for zero. */
  value: number
  /** Larger numbers are shown as `99+`. Default 99. */
  max?: number
  /** Text for screen readers: `12 pending`. */
  label?: string | undefined
}

/** Number of items behind a menu entry or tab. Shows nothing for zero. */
export function CountBadge({ value, max = 99, label, ...rest }: CountBadgeProps): ReactNode {
  if (value <= 0) return null
  const short = value > max ? `${max}+` : String(value)
  return (
    <span {...rootProps(rest, styles.count)}>
      <span aria-hidden={label === undefined ? undefined : true}>{short}</span>
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
