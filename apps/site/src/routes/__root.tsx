import '@quandary/ui/reset.css'
import '@quandary/ui/styles.css'
import '@quandary/ui/print.css'
import { requireLoginRequiredSatisfied, requireNotForbidden } from '@quandary/guards'
import { MAIN_ID } from '@quandary/ui'
import { CatchBoundary, createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { userCenterQuery } from '../shell/session/user-center-agent.ts'
import { LazyHoverHost } from '../features/hover-cards/index.ts'
import { LazyBellList } from '../features/notifications/index.ts'
import { LazySearchHost } from '../features/search/index.ts'
import { LazyPageSkeleton } from '../shell/loading/lazy-page-skeleton.ts'
import { guardPage } from '../shell/loading/load-page.ts'
import { useOpenBell } from '../shell/live/open-bell.ts'
import { ErrorScreen } from '../shell/frame/error-screens.tsx'
import { SiteFrame } from '../shell/frame/site-frame.tsx'
import { feedLinks } from '../shell/document/page-head.ts'
import { settingsIn, siteInfoQuery } from '../shell/context/settings.ts'
import type { SiteContext } from '../shell/context/site-context.ts'
import { SiteDocument } from '../shell/document/site-document.tsx'
import { viewerQuery } from '../shell/context/viewer.ts'

/** Returns the product's icon in the site's colour, for sites without their own. */
function defaultIcon(colour: string): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 22' fill='none' stroke='${encodeURIComponent(colour)}' stroke-width='2.5' stroke-linecap='round'%3E%3Ccircle cx='10.5' cy='10.5' r='8'/%3E%3Cpath d='m13 13 6.5 6.5'/%3E%3C/svg%3E`
}

/** Pages that suspended members may open (docs/spec/screens.md#guards). */
const openToSuspended = new Set([
  '/users/account-suspended',
  '/users/logout',
  '/users/password-reset',
  '/users/confirm-new-email',
  '/users/unsubscribe',
  '/tos',
  '/privacy',
])

/** Returns a link to the OpenSearch description, with which browsers can offer the site's search. */
function searchLink(base: string, title: string) {
  return { rel: 'search', type: 'application/opensearchdescription+xml', title, href: `${base}/opensearch.xml` }
}

export const Route = createRootRouteWithContext<SiteContext>()({
  beforeLoad: async ({ context, location }) => {
    const { api, queryClient } = context
    await Promise.all([
      queryClient.fetchQuery(siteInfoQuery(api)),
      queryClient.fetchQuery(viewerQuery(api)),
      queryClient.fetchQuery(userCenterQuery(api)),
    ])
    guardPage(context, location.href, (viewer, { loginRequired }) =>
      requireLoginRequiredSatisfied(viewer, { loginRequired }, location.pathname),
    )
    if (!openToSuspended.has(location.pathname)) guardPage(context, location.href, requireNotForbidden)
  },
  head: ({ match, matches }) => {
    const { facts, t } = match.context
    const { assets, base } = facts
    // If only the root route matches, the page does not exist, and no other route provides a head.
    const isNowhere = matches.length === 1
    const { accent, favicon, loginRequired, name } = settingsIn(match.context.queryClient, match.context.api)
    return {
      meta: [
        { charSet: 'utf-8' },
        { title: isNowhere ? `${t('error.404_title')} · ${name}` : name },
        ...(isNowhere ? [{ name: 'robots', content: 'noindex' }] : []),
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { name: 'color-scheme', content: 'light dark' },
        { name: 'theme-color', content: accent },
      ],
      links: [
        ...assets.styles.map((href) => ({ rel: 'stylesheet', href })),
        // Blocks rendering until the main element is parsed: a page painted halfway would shift as the rest arrives.
        { rel: 'expect', href: `#${MAIN_ID}`, blocking: 'render' },
        { rel: 'icon', href: favicon || defaultIcon(accent) },
        { rel: 'apple-touch-icon', href: `${base}/icons/apple-touch-icon.png` },
        { rel: 'manifest', href: `${base}/manifest.webmanifest` },
        // Omitted on a private site, where only members can read feeds and search.
        ...(loginRequired
          ? []
          : [...feedLinks(match.context, { title: t('page.newest'), path: '' }), searchLink(base, name)]),
      ],
    }
  },
  scripts: ({ match }) => {
    const { script, modules } = match.context.facts.assets
    return [{ type: 'module', src: script, fetchPriority: 'low', 'data-modules': modules.join(' ') }]
  },
  shellComponent: Shell,
  component: Root,
})

/**
 * The document with the site's frame. Error screens are shown inside the same frame, so that it is never mounted twice.
 */
function Shell({ children }: { children: ReactNode }) {
  return (
    <SiteDocument>
      <FrameBoundary>
        <SiteFrame>{children}</SiteFrame>
      </FrameBoundary>
    </SiteDocument>
  )
}

/**
 * Shows an error screen in place of the frame if the frame itself fails to render, until the router has loaded a page
 * again. The error boundaries of routes cannot do this, because they are inside the frame.
 */
function FrameBoundary({ children }: { children: ReactNode }) {
  const matches = useRouterState({ select: (state) => state.matches })
  return (
    <CatchBoundary getResetKey={() => matches} errorComponent={ErrorScreen}>
      {children}
    </CatchBoundary>
  )
}

function Root() {
  const pointed = useFirst('pointerover')
  const pressed = useFirst('keydown')
  const searched = useFirst('focusin', isSearchField)
  const [bell, closeBell] = useOpenBell()
  return (
    <>
      <Outlet />
      {/* One boundary for each: a boundary hides everything in it while a part of it is loaded. */}
      <Suspense>{pointed ? <LazyHoverHost /> : null}</Suspense>
      <Suspense>{pointed || pressed ? <LazyPageSkeleton /> : null}</Suspense>
      <Suspense>{searched ? <LazySearchHost /> : null}</Suspense>
      <Suspense>{bell === undefined ? null : <LazyBellList bell={bell} onClose={closeBell} />}</Suspense>
    </>
  )
}

const always = () => true

function isSearchField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search'
}

/**
 * Returns true after the first event of this type on a matching element. Used to load components that are needed only
 * after such an event.
 */
function useFirst(
  type: 'pointerover' | 'keydown' | 'focusin',
  matches: (target: EventTarget | null) => boolean = always,
): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const note = ({ target }: Pick<Event, 'target'>) => {
      if (matches(target)) setSeen(true)
    }
    // A field may have been focused before hydration.
    if (type === 'focusin') note({ target: document.activeElement })
    document.addEventListener(type, note)
    return () => document.removeEventListener(type, note)
  }, [type, matches])
  return seen
}
