import type { ReactNode } from 'react'
import { OfflineIcon } from '../icon/status-icons.tsx'
import * as styles from './states.css.ts'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** “No tags followed”. */
  title: ReactNode
  /** What belongs here: “Follow tags to find their questions first.” */
  children?: ReactNode
  /** The next step: one button, two at most. */
  actions?: ReactNode
  /** Level of its heading. Default 2. */
  level?: 1 | 2 | 3
}

/** A place that has nothing yet: what belongs here and one act. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state}>
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <p className={styles.words}>{children}</p>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** `404`, shown large and quiet. */
  code?: string
  /** “Not found”. */
  title: ReactNode
  /** What happened. */
  children: ReactNode
  /** The next step: try again, go back. */
  actions: ReactNode
  /** Level of its heading. Default 1. */
  level?: 1 | 2
}

/** A page that ends here: no access, not found, the server's fault, maintenance. */
export function ErrorState({ code, title, children, actions, level = 1 }: ErrorStateProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state}>
      {code === undefined ? null : (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      <Heading className={styles.pageTitle}>{title}</Heading>
      <p className={styles.pageWords}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}

/** Props of {@link OfflineBanner}. */
export interface OfflineBannerProps {
  /** “You are offline. What you write is kept on this device.” */
  children: ReactNode
  /** Words of the button. */
  retryLabel: string
  /** Called by the button: the app tries to reach the server. */
  onRetry: () => void
}

/** The line above the header while the reader is offline. */
export function OfflineBanner({ children, retryLabel, onRetry }: OfflineBannerProps): ReactNode {
  return (
    <div className={styles.offline}>
      <OfflineIcon />
      <output>{children}</output>
      <button type="button" className={styles.offlineAct} onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  )
}
