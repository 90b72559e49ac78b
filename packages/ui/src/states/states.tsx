import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { OfflineIcon } from '../icon/screen-icons.tsx'
import * as styles from './states.css.ts'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends RootProps<'div', 'title'> {
  /** Title, such as “No tags followed”. */
  title: ReactNode
  /** A hint at what belongs here: “Follow tags to find their questions first.” */
  children?: ReactNode
  /** The next step: one button, at most two. */
  actions?: ReactNode
  /** Level of its heading. Default 2. */
  level?: 1 | 2 | 3
}

/** Replaces an empty list: says what belongs here and offers one action. */
export function EmptyState({ title, children, actions, level = 2, ...rest }: EmptyStateProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div {...rootProps(rest, styles.state)}>
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <p className={styles.words}>{children}</p>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends RootProps<'div', 'title'> {
  /** Status code such as `404`, shown large and in a quiet colour. */
  code?: string
  /** Title, such as “Not found”. */
  title: ReactNode
  /** An explanation in a sentence or two. */
  children: ReactNode
  /** The next step, such as retry or go back. */
  actions: ReactNode
  /** Level of its heading. Default 1. */
  level?: 1 | 2
}

/** A page that only says why there is nothing else to show: no permission, not found, server error, maintenance. */
export function ErrorState({ code, title, children, actions, level = 1, ...rest }: ErrorStateProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div {...rootProps(rest, styles.state)}>
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
export interface OfflineBannerProps extends RootProps<'div'> {
  /** Text of the banner, such as “You are offline. What you write is kept on this device.” */
  children: ReactNode
  /** Text of the button. */
  retryLabel: string
  /** Called by the button, to reach the server again. */
  onRetry: () => void
}

/** The line above the header while the browser is offline. */
export function OfflineBanner({ children, retryLabel, onRetry, ...rest }: OfflineBannerProps): ReactNode {
  return (
    <div {...rootProps(rest, styles.offline)}>
      <OfflineIcon />
      <output>{children}</output>
      <button type="button" className={styles.offlineAction} onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  )
}
