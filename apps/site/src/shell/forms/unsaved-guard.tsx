import { useBlocker } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/**
 * Asks for confirmation before the viewer leaves a page with unsaved changes. When the tab is closed, the browser shows
 * its own dialog instead. Renders nothing while there are no changes.
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
