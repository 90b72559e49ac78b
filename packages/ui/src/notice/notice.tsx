import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/status-icons.tsx'
import * as styles from './notice.css.ts'

/** What the colour of a notice says. */
export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** Default `neutral`. */
  tone?: NoticeTone
  /** What happened, in bold. */
  title?: ReactNode
  /** What to do, or more about it. */
  children?: ReactNode
  /** Small buttons; under the text below 576. */
  actions?: ReactNode
  /** In place of the sign of the tone. */
  icon?: ReactNode
  /** Read out when it appears: `alert` for what just went wrong, `status` for what just changed; else left out. */
  live?: 'alert' | 'status'
  id?: string
}

const signs = { neutral: InfoIcon, info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: AlertIcon }

/** A block that says something about the page or the thing under it. */
export function Notice({ tone = 'neutral', title, children, actions, icon, live, id }: NoticeProps): ReactNode {
  const Sign = signs[tone]
  return (
    <div className={classNames(styles.notice, styles.tone[tone])} role={live} id={id}>
      <span className={classNames(styles.sign, styles.signTone[tone])}>{icon ?? <Sign />}</span>
      <NoticeWords title={title}>{children}</NoticeWords>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** A short sentence goes on in the title's line; anything longer stands under it. */
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
