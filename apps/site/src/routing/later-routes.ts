import type { SiteRouter } from '../router.tsx'
import { provideLoading } from './router-loading.ts'

/** A router whose routes are completed before it first leaves its page. */
export interface LaterRoutes {
  /** Completes the routes ahead of a navigation. */
  prefetch: () => void
}

/**
 * Defers the routes that the first page does not need, and the router's code for loading pages, until the first
 * navigation: a guest who only reads navigates nowhere. Where they cannot be loaded, offline or after a deployment, the
 * browser loads the page itself.
 */
export function deferRoutes(router: SiteRouter): LaterRoutes {
  const { load, navigate } = router
  let completion: Promise<boolean> | undefined
  const tryToComplete = async () => {
    try {
      await completeRoutes(router)
    } catch {
      // The next navigation tries again.
      completion = undefined
      return false
    }
    // From now on, navigations begin synchronously again.
    Object.assign(router, { load, navigate })
    return true
  }
  const complete = () => (completion ??= tryToComplete())
  router.load = async (options) => {
    if (await complete()) await load(options)
    else location.reload()
  }
  router.navigate = async (options) => {
    if (await complete()) await navigate(options)
    else location.assign(options.href ?? location.href)
  }
  return { prefetch: () => void complete() }
}

async function completeRoutes(router: SiteRouter): Promise<void> {
  const { routeTree: _whole, ...loading } = await import('./all-routes.ts')
  provideLoading(loading)
  // Importing the whole tree gave its root, which the router has already, all its children.
  router.setRoutes(router.buildRouteTree())
}
