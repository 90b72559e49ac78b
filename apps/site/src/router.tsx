import { ApiFailure } from '@quandary/api-client'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { routeTree } from './routeTree.gen.ts'
import { ErrorScreen, NotFoundScreen } from './shell/error-screens.tsx'
import { parseSearch, stringifySearch } from './shell/search-text.ts'
import type { CaptchaDesk } from './shell/captcha-desk.ts'
import { forgetSession } from './shell/session.ts'
import type { SiteContext } from './shell/site-context.ts'

/** How long loaded data counts as fresh, in milliseconds. */
const FRESH_MS = 30_000

/** What a router is made from. */
export interface SiteRouterOptions extends Pick<SiteContext, 'api' | 'tokens' | 'facts' | 't'> {
  /** In the browser: what stands in front of `api`. */
  captchas?: CaptchaDesk
  /** Value that the inline scripts of the page carry; the browser finds it in the page. */
  nonce?: string
}

/** Makes the router of one visit, with a query cache of its own: nothing of one person reaches another. */
export function createSiteRouter({ nonce, captchas, ...options }: SiteRouterOptions) {
  const openedAt = Date.now()
  const queryClient: QueryClient = new QueryClient({
    // Before the page that asked goes to the login, which sends whoever counts as logged in back again.
    queryCache: new QueryCache({
      onError: (failure) => {
        if (failure instanceof ApiFailure && failure.error.kind === 'unauthorised') forgetSession(context)
      },
    }),
    defaultOptions: {
      queries: {
        // What came with the page is as fresh as the page, also where the server had kept it for a while.
        staleTime: ({ state }) => FRESH_MS + Math.max(0, openedAt - state.dataUpdatedAt),
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  })
  const context: SiteContext = { ...options, captchas: captchas ?? null, queryClient, answer: {} }
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  const { hydrate } = router.options
  if (hydrate) {
    router.options.hydrate = async (dehydrated) => {
      await hydrate(dehydrated)
      countAsFresh(queryClient)
    }
  }
  return router
}

/**
 * What came with the page counts as loaded now. The page may have been kept for up to a minute, but the server gives it
 * out only while everything in it is as it was; and the clock of this machine need not be right.
 */
function countAsFresh(queryClient: QueryClient): void {
  for (const [key, data] of queryClient.getQueriesData({})) {
    if (data !== undefined) queryClient.setQueryData(key, data)
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
