import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Kbd } from '../kbd/kbd.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './button.css.ts'

/** Appearance of a button or of a link that looks like one. */
export interface ButtonLook {
  /**
   * `primary` is the main action of a view, `quiet` is for repeated actions, `danger` only for the final step. Default
   * `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet' | undefined
  /** 36 or 28 pixels high; 44 and 36 on touch screens. Default `md`. */
  size?: 'md' | 'sm' | undefined
  /** Shown before the text. */
  icon?: ReactNode
  /** As wide as the container. */
  wide?: boolean | undefined
  /** Hides the text under 768 px (`md`) or 576 px (`sm`); it remains the accessible name. Needs `icon`. */
  collapse?: 'md' | 'sm' | undefined
  /** A keyboard shortcut shown after the text, such as `Ctrl ↵`. */
  shortcut?: string | undefined
}

interface ButtonContentProps extends ButtonLook {
  busy?: boolean | undefined
  busyText?: string | undefined
  children?: ReactNode
}

export function buttonClass(look: ButtonLook, className: string | undefined): string | undefined {
  const { variant = 'secondary', size = 'md', wide = false, collapse } = look
  return classNames(
    styles.button,
    styles.variants[variant],
    size === 'sm' && styles.small,
    wide && styles.wide,
    collapse === 'md' && styles.collapsed,
    className,
  )
}

/** Content of a button: the normal text and, in the same place, the busy text. */
export function ButtonContent({
  icon,
  collapse,
  shortcut,
  busy = false,
  busyText,
  children,
}: ButtonContentProps): ReactNode {
  const words = collapse === 'md' ? styles.collapsing : styles.collapsingSm
  const resting = (
    <span className={classNames(styles.content, busy && (busyText ? styles.away : styles.faded))}>
      {icon}
      {collapse ? <span className={words}>{children}</span> : children}
      {shortcut ? (
        <Kbd className={styles.keys} aria-hidden="true">
          {shortcut}
        </Kbd>
      ) : null}
    </span>
  )
  if (!busy && busyText === undefined) return resting
  return (
    <span className={styles.contents}>
      {resting}
      <span className={classNames(styles.content, !busy && styles.away)} aria-hidden={!busy}>
        <Spinner />
        {busyText}
      </span>
    </span>
  )
}
