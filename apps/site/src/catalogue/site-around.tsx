import { memoryTokenStore } from '@quandary/api-client'
import { createTranslate, isLanguage } from '@quandary/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, RouterContextProvider } from '@tanstack/react-router'
import type { Decorator } from '@storybook/react-vite'
import { Suspense, useState, type ReactNode } from 'react'
import { createSiteRouter, type SiteRouterOptions } from '../router.tsx'
import { facts } from '../routing/page-facts.test-data.ts'
import { Clock } from '../shell/context/clock.tsx'
import { permissionsQuery } from '../shell/context/permissions.ts'
import { siteInfoQuery } from '../shell/context/settings.ts'
import { SiteContextProvider, type SiteContext } from '../shell/context/site-context.ts'
import { viewerQuery } from '../shell/context/viewer.ts'
import { VisitProvider } from '../shell/context/visit-provider.tsx'
import { FailureProvider } from '../shell/forms/failures.tsx'
import { LoginPromptProvider } from '../shell/session/login-prompt.tsx'
import { userCenterQuery } from '../shell/session/user-center-agent.ts'
import { messages as english } from '../words/en-us.ts'
import { messages as chinese } from '../words/zh-cn.ts'
import { fixedClient, type FixedAnswers } from './fixed-client.ts'
import { fixedAnswers, guest, NOW, type FixedViewer } from './fixed-data.ts'

/** The site around a story. A story describes it in its parameter `site`. */
export interface StorySite {
  /** The viewer; a guest by default. */
  viewer?: FixedViewer
  /** Path and query of the page. */
  address?: string
  /** Response data that replaces some of the fixed data. */
  answers?: FixedAnswers
}

/** Stories do not navigate, so a root route without screens is enough. */
const noRoutes = createRootRouteWithContext<SiteContext>()({}) as unknown as SiteRouterOptions['routeTree']

function routerFor(language: string, { viewer = guest, address = '/', answers }: StorySite) {
  const code = isLanguage(language) ? language : 'en_US'
  const api = fixedClient({ ...fixedAnswers, ...answers })
  const messages = code === 'zh_CN' ? chinese : english
  const router = createSiteRouter({
    routeTree: noRoutes,
    history: createMemoryHistory({ initialEntries: [address] }),
    api,
    tokens: memoryTokenStore(),
    t: createTranslate<typeof english>({ language: code, messages }),
    facts: { ...facts, address, language: code, now: NOW },
  })
  const { queryClient } = router.options.context
  // The data that the root route loads before any screen.
  queryClient.setQueryData(viewerQuery(api).queryKey, viewer)
  queryClient.setQueryData(siteInfoQuery(api).queryKey, fixedAnswers.getSiteInfo)
  queryClient.setQueryData(userCenterQuery(api).queryKey, null)
  queryClient.setQueryData(permissionsQuery(api).queryKey, fixedAnswers.checkPermissions)
  return router
}

interface SiteAroundProps extends StorySite {
  language: string
  children: ReactNode
}

function SiteAround({ language, children, ...site }: SiteAroundProps): ReactNode {
  const [router] = useState(() => routerFor(language, site))
  const { context } = router.options
  return (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={context.queryClient}>
        <SiteContextProvider value={context}>
          <VisitProvider>
            <Clock start={NOW}>
              <FailureProvider>
                <LoginPromptProvider>
                  <Suspense>{children}</Suspense>
                </LoginPromptProvider>
              </FailureProvider>
            </Clock>
          </VisitProvider>
        </SiteContextProvider>
      </QueryClientProvider>
    </RouterContextProvider>
  )
}

/** Surrounds a story with everything that a page provides: texts, viewer, settings, router and data. */
export const aroundSite: Decorator = (Story, { globals, parameters }) => {
  const language = String(globals['language'])
  const site = parameters['site'] as StorySite | undefined // Storybook does not type parameters.
  return (
    <SiteAround key={language} language={language} {...site}>
      <Story />
    </SiteAround>
  )
}
