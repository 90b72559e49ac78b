import { ApiFailure } from '@quandary/api-client'
import { hashKey, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { routeTree } from './routeTree.gen.ts'
import { ErrorScreen, NotFoundScreen } from './shell/frame/error-screens.tsx'
import { parseSearch, stringifySearch } from './shell/navigation/search-text.ts'
import { restorePageData } from './shell/context/page-data.ts'
import type { CaptchaClient } from './shell/api/captcha-client.ts'
import { refetchViewerState, dropSession } from './shell/session/session.ts'
import type { SiteContext } from './shell/context/site-context.ts'
import { viewerQuery } from './shell/context/viewer.ts'

/** `staleTime` of queries, in milliseconds. */
const FRESH_MS = 30_000

export interface SiteRouterOptions extends Pick<SiteContext, 'api' | 'tokens' | 'facts' | 'stored' | 't'> {
  /** All routes on the server. In the browser, initially the route set of the first page (`routing/first-routes.ts`). */
  routeTree: typeof routeTree
  /** Only set in the browser. */
  history?: RouterHistory
  /** The captcha client that wraps `api`. Only set in the browser. */
  captchas?: CaptchaClient
  /** The data that the server has loaded for the page, as written by `writePageData`. Only set in the browser. */
  data?: string
  /** CSP nonce for the page's inline scripts. The browser reads it from the page. */
  nonce?: string
}

/** Creates the router of one visit. Each has its own query cache, so that data of one viewer never reaches another. */
export function createSiteRouter({ routeTree, history, nonce, captchas, data, ...options }: SiteRouterOptions) {
  const queryClient: QueryClient = new QueryClient({
    // Drops the session before the failed page redirects to the login, which would redirect a viewer with a session
    // straight back.
    queryCache: new QueryCache({
      onError: (failure, { queryKey }) => {
        if (!(failure instanceof ApiFailure)) return
        const { error } = failure
        if (error.kind === 'unauthorised') dropSession(context)
        const isOfAccount = error.kind === 'forbidden' && (error.type === 'suspended' || error.type === 'inactive')
        if (isOfAccount && hashKey(queryKey) !== hashKey(viewerQuery(context.api).queryKey))
          void refetchViewerState(context, router)
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
    ...(history && { history }),
    context,
    basepath: options.facts.base || '/',
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

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
