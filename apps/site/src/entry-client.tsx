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
  // If the texts fail to load, the page is in English.
  const stored: StoredTexts | undefined = answer?.ok ? await answer.json() : undefined
  const messages = stored
    ? { ...stored['site'], ...stored['ui'] }
    : (language === 'zh_CN' ? await import('./words/zh-cn.ts') : await import('./words/en-us.ts')).messages
  await nextTurn()
  // The first use of a date format makes the browser load its locale data, which takes longer than any other step here.
  formatDateTime(facts.now, { language })
  await nextTurn()
  // `createTranslate` instead of i18next makes every page 15 kB smaller (packages/i18n/README.md); `pnpm budget` limits
  // the total size. Use i18next again once pages with it stay within that limit. The server fills gaps in stored texts
  // with the English texts, so the cast is safe.
  const t = createTranslate<typeof english>({ language, messages: messages as Catalogue<typeof english> })
  const tokens = storageTokenStore(() => localStorage, TOKEN_KEY + facts.base)
  const client = createLazyClient({ baseUrl: facts.base, tokens, language })
  // A member's page sends API requests at once; a guest's page sends none before the first input. The first read of the
  // token is slow, because the browser reads this origin's storage from disk. So it happens in a separate task.
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
  // If this fails, the header retries loading it.
  if (viewerIn(router.options.context.queryClient, client)) await loadHeaderEnd().catch(() => undefined)
  const routes = deferRoutes(router)
  if (facts.routes !== 'all' && !tokens.get()) atFirstTouch(routes.prefetch)
  else routes.prefetch()
  router.subscribe('onRendered', showNamedAnswer)
  await nextTurn()
  // Inside a transition, React hydrates in small slices, so that a reader can already scroll and click.
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />))
  if (facts.offlinePage) cacheOfflinePage(facts.base, language)
}

/**
 * Focuses the answer named by the address, if the page is scrolled to its top, as the router leaves it after a
 * navigation within the site. If the router has restored another scroll position, does nothing.
 */
function showNamedAnswer(): void {
  const named = document.getElementById(location.pathname.split('/').at(-1) ?? '')
  if (scrollY === 0 && named?.tagName === 'ARTICLE') named.focus()
}

/** Loads the part of the header that only members have. */
async function loadHeaderEnd(): Promise<void> {
  const { MemberEnd } = await import('./shell/frame/member-end.tsx')
  provideHeaderEnd(MemberEnd)
}

/** Calls a function at the first pointer movement, at the first focus and at the first key press on the page. */
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
