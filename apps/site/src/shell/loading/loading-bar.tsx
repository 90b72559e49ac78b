import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../context/site-context.ts'
import * as styles from './loading-bar.css.ts'

/** A bar at the top while another page is loaded, from 300 ms on: the page before it stays until then. */
export function LoadingBar(): ReactNode {
  const { t } = useWords()
  const loading = useRouterState({ select: (state) => state.isLoading })
  if (!loading) return null
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one cannot be styled alike in all browsers
  return <div className={styles.bar} role="progressbar" aria-live="polite" aria-label={t('kit.loading')} />
}
