import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { createTranslate, type Catalogue } from '@quandary/i18n'
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server'
import type { BarePage, PageLanguage, PageRequest, RenderedPage } from '../server.d.ts'
import { filterModules } from './features/filters/index.ts'
import { routeTree } from './routeTree.gen.ts'
import { createSiteRouter } from './router.tsx'
import { routesFor, routesModules } from './routing/route-sets.ts'
import { barePage } from './shell/document/bare-page.ts'
import type { PageFacts } from './shell/context/page-facts.ts'
import { provideHeaderEnd } from './shell/frame/header-end.ts'
import { MemberEnd } from './shell/frame/member-end.tsx'
import { screenModule } from './shell/loading/screen-module.ts'
import { messages as english } from './words/en-us.ts'
import { messages as chinese } from './words/zh-cn.ts'

export { pageAddress } from './page-address.ts'

provideHeaderEnd(MemberEnd)

/** Returns the texts of the site and its component kit in a language. */
function textsIn({ code, stored }: PageLanguage): Catalogue<typeof english> {
  // The server fills gaps in stored texts with the English texts, so the catalogue has every key.
  if (stored) return { ...stored.areas['site'], ...stored.areas['ui'] } as Catalogue<typeof english>
  return code === 'zh_CN' ? chinese : english
}

/**
 * Returns the modules that contain a language's texts; none for a language that is not built in, because the server
 * serves its texts.
 */
function wordsModules({ code, stored }: PageLanguage): string[] {
  if (stored) return []
  return [code === 'zh_CN' ? 'src/words/zh-cn.ts' : 'src/words/en-us.ts']
}

/**
 * Renders a page of the site. An error within the page is rendered as an error screen. If that fails too, the error is
 * returned for the log.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  try {
    return await render(request)
  } catch (error) {
    return { status: 500, headers: new Headers(), body: '', error }
  }
}

/** Renders a page that consists only of text. */
export function renderBarePage(page: BarePage): string {
  return barePage(page, textsIn(page.language))
}

async function render(page: PageRequest): Promise<RenderedPage> {
  const router = routerFor(page)
  const handle = createRequestHandler({ request: new Request(page.url), createRouter: () => router })
  const response = await handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
  const status = response.status === 200 ? (router.options.context.answer.status ?? 200) : response.status
  const body = (await response.text()).replace('</head>', () => `${page.customHead ?? ''}</head>`)
  const { retryAfter } = router.options.context.answer
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter))
  return { status, headers: response.headers, body, route: router.state.matches.at(-1)?.fullPath }
}

function routerFor(page: PageRequest) {
  const { url, base, fetch, languages, theme, nonce, form, assets, customHead, offlinePage } = page
  const { code: language, direction, stored } = page.language
  const tokens = memoryTokenStore()
  // No timeout: an in-process read cannot be cancelled, and each timer costs time.
  const api = createQuandaryClient({ baseUrl: new URL(url).origin, tokens, language, fetch, timeoutMs: 0 })
  const t = createTranslate<typeof english>({ language, messages: textsIn(page.language) })
  const { script, entry } = assets
  const { pathname, search } = new URL(url)
  const facts: PageFacts = {
    address: pathname + search,
    base,
    language,
    direction,
    ...(stored && { texts: stored.address }),
    languages,
    theme: theme ?? null,
    now: Math.floor(Date.now() / 1000),
    ...(form && { form }),
    assets: { script, styles: [], modules: [] },
    custom: customHead !== undefined,
    offlinePage,
    routes: 'all',
  }
  const router = createSiteRouter({ routeTree, api, tokens, facts, stored: stored?.areas, t, nonce })
  const [matchedRoutes] = router.getMatchedRoutes(pathname.slice(base.length))
  facts.routes = routesFor(matchedRoutes.at(-1)?.id)
  const loaded = [
    ...wordsModules(page.language),
    ...routesModules(facts.routes),
    ...matchedRoutes.map(({ id }) => screenModule(id)),
    ...filterModules(router.options.parseSearch(search)),
  ]
  const brought = [assets, ...loaded.map((module) => assets.of(module))]
  facts.assets.styles = [...new Set(brought.flatMap(({ styles }) => styles))]
  facts.assets.modules = [...new Set(brought.flatMap(({ modules }) => modules)), entry]
  return router
}
