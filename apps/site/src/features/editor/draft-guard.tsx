import { guardPaths } from '@quandary/guards'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'

const LeaveDraftDialog = lazyPart(async () => (await import('./leave-draft-dialog.tsx')).LeaveDraftDialog)

/** Paths of pages that return to the editor afterwards, such as the login. Navigating to them needs no confirmation. */
const RETURNING: ReadonlySet<string> = new Set([
  guardPaths.login,
  '/users/register',
  guardPaths.inactive,
  guardPaths.suspended,
])

/**
 * Asks for confirmation before leaving a page with unposted text, and says that the draft is stored. When the tab is
 * closed, the browser shows its own dialog instead. Navigating to another address of the same question does not count
 * as leaving.
 */
export function DraftGuard({ written }: { written: boolean }): ReactNode {
  const router = useRouter()
  const [place] = useState(() => placeOf(router.latestLocation.pathname))
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      written &&
      // While the next page loads, this page is still rendered although the viewer has already left it.
      placeOf(current.pathname) === place &&
      placeOf(next.pathname) !== place &&
      !RETURNING.has(next.pathname),
    enableBeforeUnload: () => written,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDraftDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}

/** Returns the part of a path that all addresses of a question share: `/questions/{id}`. */
function placeOf(path: string): string {
  return path.split('/').slice(0, 3).join('/')
}
