import { useBlocker } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { later } from '../../shell/later.tsx'

const LeaveDialog = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/**
 * Asks before a page with unsaved changes is left (product spec §8); the browser asks in its own words when the tab is
 * closed. Shows nothing while there is nothing to lose.
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
