import { storageTokenStore, TOKEN_KEY } from '@quandary/api-client'
import { createTranslate, formatDateTime, type Catalogue } from '@quandary/i18n'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { StoredTexts } from '../server.d.ts'
import { createSiteRouter } from './router.tsx'
import { deferRoutes } from './routing/later-routes.ts'
import { loadFirstRoutes } from './routing/first-routes.ts'
import { createCaptchaClient } from './shell/api/captcha-client.ts'
import { createLazyClient } from './shell/api/lazy-client.ts'
import { cacheOfflinePage } from './shell/document/offline-page.ts'
import { provideHeaderEnd } from './shell/frame/header-end.ts'
import { PAGE_DATA_ID } from './shell/context/page-data.ts'
import { createPageHistory } from './shell/navigation/page-history.ts'
import { PAGE_FACTS_ID, readPageFacts } from './shell/context/page-facts.ts'
import { viewerIn } from './shell/context/viewer.ts'
import type { messages as english } from './words/en-us.ts'

async function start(): Promise<void> {
  const facts = readPageFacts(contentOf(PAGE_FACTS_ID))
  const { language, texts } = facts
  const answer = texts === undefined ? undefined : await fetch(texts).catch(() => undefined)
  // Without them, the page is in English.
  const stored: StoredTexts | undefined = answer?.ok ? await answer.json() : undefined
  const messages = stored
    ? { ...stored['site'], ...stored['ui'] }
    : (language === 'zh_CN' ? await import('./words/zh-cn.ts') : await import('./words/en-us.ts')).messages
  await nextTurn()
  // The first date format makes the browser load its locale data, which takes longer than everything else here.
  formatDateTime(facts.now, { language })
  await nextTurn()
  // `createTranslate` instead of i18next makes every page 15 kB smaller (packages/i18n/README.md); `pnpm budget` limits
  // the sum. Delete it when a page with i18next stays within that limit.
  // The server completes stored texts with English ones.
  const t = createTranslate<typeof english>({ language, messages: messages as Catalogue<typeof english> })
  const tokens = storageTokenStore(() => localStorage, TOKEN_KEY + facts.base)
  const client = createLazyClient({ baseUrl: facts.base, tokens, language })
  // A member's page begins with calls; a guest's first one follows a touch of the page. Like the first format: the
  // browser reads this origin's storage from disk on first access.
  if (tokens.get()) {
    client.prefetch()
    loadHeaderEnd().catch(() => undefined)
  } else atFirstTouch(client.prefetch)
  const captchas = createCaptchaClient(client)
  await nextTurn()
  const router = createSiteRouter({
    routeTree: await loadFirstRoutes(facts.routes),
    history: createPageHistory(facts.address),
    api: captchas.api,
    captchas,
    tokens,
    facts,
    stored,
    t,
    data: contentOf(PAGE_DATA_ID),
  })
  // Without it, the header goes on loading its end.
  if (viewerIn(router.options.context.queryClient, client)) await loadHeaderEnd().catch(() => undefined)
  const routes = deferRoutes(router)
  if (facts.routes !== 'all' && !tokens.get()) atFirstTouch(routes.prefetch)
  else routes.prefetch()
  router.subscribe('onRendered', showNamedAnswer)
  await nextTurn()
  // As a transition, React hydrates in small slices, so that a reader can already scroll and click.
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />))
  if (facts.offlinePage) cacheOfflinePage(facts.base, language)
}

/**
 * Moves to the answer named by the address of a link within the site, which the router opened at the top of the page. A
 * position that it restored stays.
 */
function showNamedAnswer(): void {
  const named = document.getElementById(location.pathname.split('/').at(-1) ?? '')
  if (scrollY === 0 && named?.tagName === 'ARTICLE') named.focus()
}

/** Loads what only a member's header has. */
async function loadHeaderEnd(): Promise<void> {
  const { MemberEnd } = await import('./shell/frame/member-end.tsx')
  provideHeaderEnd(MemberEnd)
}

/** Calls a function when the page is first pointed at, focused or typed on. */
function atFirstTouch(prefetch: () => void): void {
  for (const type of ['pointerover', 'focusin', 'keydown']) addEventListener(type, prefetch, { once: true })
}

/** Yields to the browser's pending tasks. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function contentOf(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}

void start()
