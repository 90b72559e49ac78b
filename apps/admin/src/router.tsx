import { basePath } from '@quandary/web-shell'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import { ErrorScreen, NotFoundScreen } from './shell/error-screens.tsx'
import type { RouterContext } from './shell/router-context.ts'
import { parseSearch, stringifySearch } from './shell/search-params.ts'

/** Creates the router of the back office, which handles every address below /admin. */
export function createAdminRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    basepath: `${basePath()}/admin`,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
}
