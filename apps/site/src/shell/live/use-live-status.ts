import { deriveLoginState } from '@quandary/guards'
import { useEffect } from 'react'
import { useNotificationStatus } from './notification-status.ts'
import { useSite, type SiteContext } from '../context/site-context.ts'
import { useViewer, viewerFacts } from '../context/viewer.ts'

/** Keeps the notification counts fresh and shows their sum in the tab's title. */
export function useLiveStatus(): void {
  const site = useSite()
  const viewer = useViewer()
  const id = deriveLoginState(viewerFacts(viewer)).normal ? viewer?.id : undefined
  useEffect(() => (id === undefined ? undefined : follow(site, id)), [site, id])
  const status = useNotificationStatus()
  const count = id === undefined || status === undefined ? 0 : status.inbox + status.achievement
  useEffect(() => (count === 0 ? undefined : showInTitle(count)), [count])
}

/**
 * Keeps the notification counts fresh. The code is loaded on demand, because guests do not need it. Returns a function
 * that stops the updates.
 */
function follow(site: SiteContext, personId: string): () => void {
  return whenLoaded(import('./status-follower.ts'), ({ followCached }) => followCached(site, personId))
}

/** Shows a number in the tab's title. Returns a function that removes it. */
function showInTitle(count: number): () => void {
  return whenLoaded(import('./number-in-title.ts'), ({ numberInTitle }) => numberInTitle(count))
}

/**
 * Calls `begin` once the module is loaded. Returns a function that ends what `begin` has started, or prevents `begin`
 * from being called if the module is still loading.
 */
function whenLoaded<Module>(loading: Promise<Module>, begin: (module: Module) => () => void): () => void {
  let over = false
  let end: (() => void) | undefined
  const beginLoaded = async () => {
    const module = await loading
    if (!over) end = begin(module)
  }
  beginLoaded().catch(reportError)
  return () => {
    over = true
    end?.()
  }
}
