import { useBlocker } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/**
 * Asks before leaving a page with unsaved changes; when the tab is closed, the browser asks in its own words. Renders
 * nothing while there are none.
 */
export function UnsavedGuard({ changed }: { changed: boolean }): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}
