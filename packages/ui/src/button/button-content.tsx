import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Kbd } from '../kbd/kbd.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './button.css.ts'

/** How a button or a link that looks like one is drawn. */
export interface ButtonLook {
  /** `primary` is the one act of a view; `quiet` is for everything repeated; `danger` only for the last step. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet'
  /** 36 or 28 pixels high; 44 and 36 under a finger. Default `md`. */
  size?: 'md' | 'sm'
  /** Drawn before the words. */
  icon?: ReactNode
  /** As wide as the container. */
  wide?: boolean
  /** Keeps only the icon under 768 (`md`) or 576 (`sm`); the words stay as the accessible name. Needs `icon`. */
  collapse?: 'md' | 'sm'
  /** A key combination shown after the words, such as `Ctrl ↵`. */
  shortcut?: string
}

interface ButtonFaceProps extends ButtonLook {
  busy?: boolean
  busyText?: string | undefined
  children?: ReactNode
}

export function buttonClass(look: ButtonLook, className: string | undefined): string | undefined {
  const { variant = 'secondary', size = 'md', wide = false, collapse } = look
  return classNames(styles.button({ variant, size, wide }), collapse === 'md' && styles.collapsed, className)
}

/** What stands inside a button: the resting words and, in the same place, the busy ones. */
export function ButtonContent({
  icon,
  collapse,
  shortcut,
  busy = false,
  busyText,
  children,
}: ButtonFaceProps): ReactNode {
  const words = collapse === 'md' ? styles.collapsing : styles.collapsingSm
  const resting = (
    <span className={classNames(styles.face, busy && (busyText ? styles.away : styles.faded))}>
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
    <span className={styles.faces}>
      {resting}
      <span className={classNames(styles.face, !busy && styles.away)} aria-hidden={!busy}>
        <Spinner />
        {busyText}
      </span>
    </span>
  )
}
