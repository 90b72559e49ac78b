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
  const queryClient: QueryClient = new QueryClient({
    // Before the page that asked goes to the login, which sends whoever counts as logged in back again.
    queryCache: new QueryCache({
      onError: (failure) => {
        if (failure instanceof ApiFailure && failure.error.kind === 'unauthorised') forgetSession(context)
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false },
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
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
