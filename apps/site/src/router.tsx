import { ApiFailure } from '@quandary/api-client'
import { hashKey, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { routeTree } from './routeTree.gen.ts'
import { ErrorScreen, NotFoundScreen } from './shell/error-screens.tsx'
import { parseSearch, stringifySearch } from './shell/search-text.ts'
import { restorePageData } from './shell/page-data.ts'
import type { CaptchaDesk } from './shell/captcha-desk.ts'
import { adoptState, forgetSession } from './shell/session.ts'
import type { SiteContext } from './shell/site-context.ts'
import { viewerQuery } from './shell/viewer.ts'

/** How long loaded data counts as fresh, in milliseconds. */
const FRESH_MS = 30_000

/** What a router is made from. */
export interface SiteRouterOptions extends Pick<SiteContext, 'api' | 'tokens' | 'facts' | 't'> {
  /** In the browser: what stands in front of `api`. */
  captchas?: CaptchaDesk
  /** In the browser: what the server had loaded for the page, as `writePageData` wrote it. */
  data?: string
  /** Value that the inline scripts of the page carry; the browser finds it in the page. */
  nonce?: string
}

/** Makes the router of one visit, with a query cache of its own: nothing of one person reaches another. */
export function createSiteRouter({ nonce, captchas, data, ...options }: SiteRouterOptions) {
  const queryClient: QueryClient = new QueryClient({
    // Before the page that asked goes to the login, which sends whoever counts as logged in back again.
    queryCache: new QueryCache({
      onError: (failure, { queryKey }) => {
        if (!(failure instanceof ApiFailure)) return
        const { error } = failure
        if (error.kind === 'unauthorised') forgetSession(context)
        const isOfAccount = error.kind === 'forbidden' && (error.type === 'suspended' || error.type === 'inactive')
        if (isOfAccount && hashKey(queryKey) !== hashKey(viewerQuery(context.api).queryKey))
          void adoptState(context, router)
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false },
    },
  })
  const context: SiteContext = { ...options, captchas: captchas ?? null, queryClient, answer: {} }
  if (data !== undefined) restorePageData(queryClient, data)
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    scrollRestoration: true,
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
