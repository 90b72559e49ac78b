import type { SiteRouter } from '../router.tsx'
import { provideLoading } from './router-loading.ts'

/** Completes a router's routes before its first navigation. */
export interface LaterRoutes {
  /** Loads the missing routes ahead of a navigation. */
  prefetch: () => void
}

/**
 * Defers two things until the first navigation: the routes that the first page does not need, and the router's code
 * for loading pages. Guests often read a single page and need neither. If they cannot be loaded (offline, or after
 * a deployment), the browser loads the target of the navigation as a new document.
 *
 * Must be called before hydration, because during hydration the router subscribes its `load` to the history.
 */
export function deferRoutes(router: SiteRouter): LaterRoutes {
  const { load, navigate } = router
  const first = router.history.location
  let isComplete = false
  let completion: Promise<void> | undefined
  const complete = async () => {
    completion ??= completeRoutes(router)
    try {
      await completion
      isComplete = true
    } catch {
      // The next navigation retries.
      completion = undefined
    }
    return isComplete
  }
  /**
   * Loads the missing routes, then calls `continued`, or `failed` if they cannot be loaded. In the meantime the router
   * counts as loading, which shows the progress bar.
   */
  const whenComplete = async (continued: () => Promise<void>, failed: () => void) => {
    if (!isComplete) {
      const { status } = router.stores
      status.set('pending')
      await complete()
      status.set('idle')
    }
    if (isComplete) await continued()
    else failed()
  }
  router.load = (options) =>
    whenComplete(
      () => load(options),
      () => {
        // Reloads only after a navigation to another page. The router also calls `load` to refresh the data of the
        // current page, and for links to a fragment, to which the browser scrolls itself.
        const { pathname, search } = router.history.location
        if (pathname !== first.pathname || search !== first.search) location.reload()
      },
    )
  router.navigate = (options) =>
    whenComplete(
      () => navigate(options),
      () => {
        // Both functions take the same options; only their types differ in what may be undefined.
        const { publicHref } = router.buildLocation(options as never)
        if (options.replace === true) location.replace(publicHref)
        else location.assign(publicHref)
      },
    )
  return { prefetch: () => void complete() }
}

async function completeRoutes(router: SiteRouter): Promise<void> {
  const { routeTree: _whole, ...loading } = await import('./all-routes.ts')
  provideLoading(loading)
  // Importing the whole tree has added all children to the root that the router already uses.
  router.setRoutes(router.buildRouteTree())
}
