import { createHash } from 'node:crypto'
import type { BarePage } from '#hosted/site/server'
import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import type { BasePath } from '../platform/http/base-path.ts'
import { accentOf } from '../slices/branding/index.ts'
import { readSettings, siteLanguage } from '../slices/site-settings/index.ts'
import { mountDocumentRoutes } from './documents/document.ts'
import { pageLanguageOf } from './page-language.ts'

/** Prefix of the worker's cache names. */
const CACHE = 'offline-'

/**
 * The path that the site lives below, with a trailing slash, and the prefix of its caches. A host may have several
 * sites.
 */
const PLACE = `const base = new URL('.', self.location.href).pathname
const prefix = base === '/' ? '${CACHE}' : '${CACHE.slice(0, -1)} ' + base + ' '
`

/**
 * The service worker that shows the site's offline page instead of the browser's when the site cannot be reached. It
 * caches only that page, and ignores the API, the back office, the installer and files.
 */
const WORKER = `${PLACE}const language = new URL(self.location.href).searchParams.get('lang') ?? ''
const page = base + 'offline.html?lang=' + encodeURIComponent(language)
const name = prefix + '3'
const others = /^(admin|answer|api-docs|install|installation|own-data|static|uploads)(\\/|$)/

async function keepPage() {
  const cache = await caches.open(name)
  await cache.add(new Request(page, { cache: 'reload', credentials: 'omit' }))
  await self.skipWaiting()
}

async function takeOver() {
  for (const old of await caches.keys()) if (old.startsWith(prefix) && old !== name) await caches.delete(old)
  await self.registration.navigationPreload?.enable()
}

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepPage()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (mode === 'navigate' && method === 'GET' && !others.test(new URL(url).pathname.slice(base.length))) event.respondWith(load(event))
})
`

/** Unregisters the worker and deletes its cache in every browser that has it (OFFLINE_PAGE=off). */
const REMOVAL = `${PLACE}async function remove() {
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
`

/**
 * Reloads the requested page once the site answers. It checks when the connection returns, and every three seconds: the
 * browser may report the connection too early, and the site itself may have been down.
 */
const returnTo = (
  base: BasePath,
): string => `const ask=()=>navigator.onLine&&fetch('${base.add('/healthz')}').then(({ok})=>ok&&location.reload(),()=>{})
addEventListener('online',ask)
setInterval(ask,3000)`

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64')

/** Serves the offline page and the service worker that shows it. */
export function mountOfflinePage(app: App, ctx: AppContext, renderBarePage: (page: BarePage) => string): void {
  mountDocumentRoutes(app, ctx, {
    '/sw.js': {
      policy: 'open',
      contentPolicy: "default-src 'none'; connect-src 'self'",
      answer: async () => ({
        mediaType: 'text/javascript; charset=utf-8',
        body: ctx.config.offlinePage ? WORKER : REMOVAL,
      }),
    },
    '/offline.html': {
      policy: 'open',
      get contentPolicy() {
        return `${BARE_PAGE_POLICY}; connect-src 'self'; script-src 'sha256-${hashOf(returnTo(ctx.base))}'`
      },
      query: {
        get lang() {
          return ctx.languages.offered.map(({ code }) => code)
        },
      },
      async answer({ query: { lang } }) {
        const language = pageLanguageOf(ctx.languages.find(lang) ?? (await siteLanguage(ctx)), ctx.base.path)
        const { name } = await readSettings(ctx, 'general')
        const body = renderBarePage({
          base: ctx.base.path,
          language,
          screen: 'offline',
          name,
          accent: await accentOf(ctx),
          script: returnTo(ctx.base),
        })
        return { mediaType: 'text/html; charset=utf-8', body }
      },
    },
  })
}

/** Policy of a self-contained page. */
export const BARE_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
