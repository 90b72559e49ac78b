import { VisuallyHidden } from '@quandary/ui'
import { useRouterState } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useWords } from '../context/site-context.ts'
import * as styles from './loading-bar.css.ts'

/**
 * A progress bar at the top of the window while another page is loading. It appears after 300 ms. The previous page
 * stays visible in the meantime.
 */
export function LoadingBar(): ReactNode {
  const { t } = useWords()
  const loading = useRouterState({ select: (state) => state.isLoading })
  const [isSeen, setSeen] = useState(false)
  if (isSeen && !loading) setSeen(false)
  return (
    // Always rendered, because screen readers only announce changes inside an existing live region.
    <output>
      <VisuallyHidden>{loading && isSeen ? t('kit.loading') : ''}</VisuallyHidden>
      {loading ? (
        <span
          className={styles.bar}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native one cannot be styled alike in all browsers
          role="progressbar"
          aria-label={t('kit.loading')}
          // The animation starts when the bar becomes visible.
          onAnimationStart={() => setSeen(true)}
        />
      ) : null}
    </output>
  )
}
