import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/status-icons.tsx'
import * as styles from './notice.css.ts'

/** Meaning of a notice's colour. */
export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** Props of {@link Notice}. */
export interface NoticeProps extends RootProps<'div', 'title' | 'role'> {
  /** Default `neutral`. */
  tone?: NoticeTone
  /** The main message, in bold. */
  title?: ReactNode
  /** Advice, or more details. */
  children?: ReactNode
  /** Small buttons; below the text under 576 px. */
  actions?: ReactNode
  /** Replaces the icon of the tone. */
  icon?: ReactNode
  /** Announced when it appears: `alert` for an error that just happened, `status` for a change. Omit it otherwise. */
  live?: 'alert' | 'status'
  id?: string
}

const signs = { neutral: InfoIcon, info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: AlertIcon }

/** A message about the page or the object below it. */
export function Notice({
  tone = 'neutral',
  title,
  children,
  actions,
  icon,
  live,
  id,
  ...rest
}: NoticeProps): ReactNode {
  const Sign = signs[tone]
  return (
    <div {...rootProps(rest, styles.notice, styles.tone[tone])} role={live} id={id}>
      <span className={classNames(styles.sign, styles.signTone[tone])}>{icon ?? <Sign />}</span>
      <NoticeWords title={title}>{children}</NoticeWords>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** Puts plain text after the title on the same line; other content goes below. */
function NoticeWords({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  if (title !== undefined && typeof children === 'string') {
    return (
      <p>
        <strong>{title}</strong> {children}
      </p>
    )
  }
  return (
    <div className={styles.words}>
      {title === undefined ? null : <p className={styles.title}>{title}</p>}
      {children === undefined ? null : <div className={classNames(title !== undefined && styles.more)}>{children}</div>}
    </div>
  )
}
