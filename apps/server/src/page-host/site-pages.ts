import { randomBytes } from 'node:crypto'
import type { BarePage, PageAddress, PageTheme, RefusedForm, RenderPage } from '#hosted/site/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { answerWriter } from '../answer-addresses.ts'
import type { AppContext } from '../context.ts'
import type { SharedTask } from '../platform/concurrency/bounded-queue.ts'
import { BoundedQueue } from '../platform/concurrency/bounded-queue.ts'
import { GUEST_BOUNDS } from '../platform/concurrency/guest-bounds.ts'
import { WorkInProgress } from '../platform/concurrency/work-in-progress.ts'
import { withRequestMemo } from '../platform/db/request-memo.ts'
import { storageFaultOf } from '../platform/db/storage-fault.ts'
import type { BasePath } from '../platform/http/base-path.ts'
import { callerNetwork } from '../platform/http/caller-network.ts'
import { readCookie, VISIT_COOKIE } from '../platform/http/cookies.ts'
import { createInProcessFetch } from '../platform/http/in-process-fetch.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { Refusal } from '../platform/refusals/refusal.ts'
import { AddressTooLong } from '../platform/refusals/request-refusals.ts'
import type { Language } from '../platform/i18n/language.ts'
import { asOperation } from '../platform/observability/current-request.ts'
import { logSlowPage } from '../platform/observability/slow-work.ts'
import { inSpan, noteRoute } from '../platform/spans/current-span.ts'
import type { PageSource } from '../platform/observability/metrics.ts'
import { viewerOfVisit } from '../slices/accounts/index.ts'
import { questionViews } from '../slices/questions/index.ts'
import { FAILURE_PAGE } from '../slices/connectors/index.ts'
import { isPrivateSite, siteUrl } from '../slices/site-settings/index.ts'
import { formerUploadPath, uploadAddressOf } from '../slices/uploads/index.ts'
import { refuseApiPath } from './api-paths.ts'
import type { PageAssets } from './assets.ts'
import { clientFolder, readPageAssets } from './assets.ts'
import type { RenderedResponse } from './cache/response-cache.ts'
import { responseCache } from './cache/response-cache.ts'
import { cacheKey } from './cache/cache-key.ts'
import { isCachedAddress, readAddress } from './cache/cached-address.ts'
import { chooseCoding, encode } from './cache/encoded-body.ts'
import { formerPath } from '../import/index.ts'
import { hashInlineScripts } from './cache/hash-inline-scripts.ts'
import { FastPath } from './cache/fast-path.ts'
import { commonKey } from './cache/common-key.ts'
import { PAGE_SECONDS } from './cache/page-seconds.ts'
import { sendCached } from './cache/send-cached.ts'
import { CacheTagCollector } from './cache/cache-tag-collector.ts'
import { canonicalAddress } from './canonical-address.ts'
import { customHtmlOf } from './custom-html.ts'
import type { BuiltFileCache } from './built-file-cache.ts'
import { statusOfAbsent } from './erased-profile.ts'
import { mountOfflinePage } from './offline.ts'
import { isForgedFailure } from './forged-failure.ts'
import { isReachable, serveFailure, serveRefusal } from './page-failures.ts'
import { languageFor, pageLanguageOf } from './page-language.ts'
import { mountPlainForms } from './plain-forms.ts'
import { contentSecurityPolicy } from './security-policy.ts'
import { serveBuiltFiles, staticBase } from './static-files.ts'

/** Cookie with the theme chosen in this browser, so that the first paint is right. The account's theme overrides it. */
const THEME_COOKIE = 'theme'

/** Maximum characters of a path. Addresses of this site, and of software it imports from, are shorter. */
const MAX_PATH = 2_000

/**
 * Serves every page of the public site: rendered here, hydrated in the browser.
 * @param files caches the built files that are requested
 * @returns the fast path for requests that can be answered in front of Fastify
 */
export async function mountSitePages(app: App, ctx: AppContext, files: BuiltFileCache): Promise<FastPath> {
  const { pageAddress, renderBarePage, renderPage } = await import('#hosted/site/server')
  await serveBuiltFiles(app.http, 'site', files)
  const assets = assetsBelow(ctx.base)
  const reads = new WorkInProgress()
  // A not-found page is answered while other reads for it still run. They need the database, so closing waits for them.
  app.http.addHook('onClose', () => Promise.all([questionViews(ctx).flush(), reads.ended()]))
  mountOfflinePage(app, ctx, renderBarePage)
  const known = new FastPath(ctx, PAGE_SECONDS)
  const renderings = { cached: new BoundedQueue(GUEST_BOUNDS), others: new BoundedQueue(GUEST_BOUNDS) }
  const host: PageHost = { app, ctx, pageAddress, renderBarePage, renderPage, renderings, reads, assets, known }
  await app.http.register(async (scope) => {
    // Answers refusals with a page, such as those of long addresses or of a full queue.
    scope.setErrorHandler((error, request, reply) => serveRefusal(host, request, reply, error))
    // Not compressed by Fastify: pages are compressed when they are rendered or cached.
    scope.get('/*', { compress: false, config: { operation: 'page' } }, (request, reply) =>
      ctx.traffic.during(() =>
        asOperation({ operation: 'page', requestId: request.id }, () =>
          servePage(host, request, reply).catch((error) => serveFailure(host, reply, error)),
        ),
      ),
    )
  })
  await mountPlainForms(app, ctx, {
    refused: async (request, reply, form) => {
      const call = { ...(await callOf(host, request)), form }
      const page = await buildPage(host, call, { left: leftBy(reply) })
      return sendOwn(request, reply, page.status === 200 ? { ...page, status: 400 } : page)
    },
    failed: (request, reply, error) => serveRefusal(host, request, reply, error),
  })
  return known
}

/**
 * Returns a function that returns the built files' addresses, and reads them again after the site has moved to another
 * path.
 */
function assetsBelow(base: BasePath): () => PageAssets {
  const below = (path: string) => ({ path, assets: readPageAssets(clientFolder('site'), path + staticBase('site')) })
  let read = below(base.path)
  return () => {
    if (read.path !== base.path) read = below(base.path)
    return read.assets
  }
}

interface PageHost {
  app: App
  ctx: AppContext
  pageAddress: PageAddress
  renderBarePage: (page: BarePage) => string
  renderPage: RenderPage
  /**
   * The queues in which pages are rendered for guests. Pages that will be cached have their own, so that requests for
   * any number of other addresses cannot delay them.
   */
  renderings: { cached: BoundedQueue; others: BoundedQueue }
  /** Reads that may still run after their page was answered. */
  reads: WorkInProgress
  /** Returns the addresses of the built files, below the current path of the site. */
  assets: () => PageAssets
  known: FastPath
}

interface PageCall {
  /** Path and query. */
  url: string
  viewer: Viewer | null
  language: Language
  theme: PageTheme | undefined
  ip: string
  userAgent: string
  /** A submitted form that was refused. */
  form?: RefusedForm
}

async function servePage(host: PageHost, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  refuseApiPath(request.url)
  const upload = formerUploadPath(pathOf(request.url))
  if (upload !== undefined) return reply.redirect(uploadAddressOf(upload, ''), 301)
  if (isForgedFailure(host.ctx, request.url)) return reply.redirect(FAILURE_PAGE, 302)
  void reply.header('vary', 'accept-encoding, accept-language, cookie')
  const given = await callOf(host, request)
  const address = readAddress(host.pageAddress, request.url)
  const call = { ...given, url: address ?? request.url }
  if (visitOf(request) !== '' || address === undefined || !isCachedAddress(address)) {
    host.ctx.metrics?.pageAnswered('uncached')
    const page = await buildPage(host, call, { left: leftBy(reply) })
    noteRoute(request.raw, page.route)
    return sendOwn(request, reply, page)
  }
  const key = cacheKey('page', {
    address,
    language: call.language.code,
    theme: call.theme,
    // While the database does not answer, pages from before a change may be served. If this process knows that the site
    // has become private, guests must not get pages from before that.
    ...((await isPrivateSite(host.ctx)) && { isPrivate: 'true' }),
    ...commonKey(host.ctx),
  })
  let source: PageSource = 'hit'
  const make = (cached: SharedTask) => {
    source = 'miss'
    // Other requests may wait for the same rendering, so it continues when this reader leaves.
    return buildPage(host, call, { cached })
  }
  const cached = await responseCache(host.ctx).get(key, PAGE_SECONDS, make, callerNetwork(call.ip))
  host.ctx.metrics?.pageAnswered(source)
  noteRoute(request.raw, cached.route)
  // Checked again after `catchUp`: neither shared caches nor the fast path may store pages of a private site.
  const isPublic = cached.status === 200 && !(await isPrivateSite(host.ctx))
  if (isPublic) questionViews(host.ctx).count(cached.questions, call)
  // Other spellings of an address are not cached, because their number is unlimited.
  if (isPublic && request.url === address) host.known.cache(request, reply, { key, cached })
  return sendCached(request, reply, cached, { isPublic })
}

/** @throws {AddressTooLong} */
async function callOf({ ctx: context }: PageHost, request: FastifyRequest): Promise<PageCall> {
  // Refused before the router, which caches the last thousand paths (docs/running.md#memory).
  if (pathOf(request.url).length > MAX_PATH) throw new AddressTooLong()
  const visit = visitOf(request)
  const viewer = visit === '' ? null : await viewerOfVisit(context, visit)
  return {
    url: request.url,
    viewer,
    language: await languageFor(context, request, viewer),
    theme: themeOf(request.cookies[THEME_COOKIE]),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  }
}

function visitOf(request: FastifyRequest): string {
  return readCookie(request, VISIT_COOKIE)
}

/**
 * Renders a page. The cache tags are only complete for guests, who are the only ones to get cached pages.
 * @param use `cached`: the task shared by all who wait for the page; `left`: aborts when the only reader has
 * disconnected
 */
function buildPage(
  { renderings, ...host }: PageHost,
  call: PageCall,
  use: { cached: SharedTask } | { left: AbortSignal },
): Promise<RenderedResponse> {
  const buildOnce = () => withRequestMemo(() => buildPageFromReads(host, call))
  if (call.viewer !== null) return buildOnce()
  const build = () => host.ctx.database.readFromReplica(buildOnce)
  const as = callerNetwork(call.ip)
  return 'cached' in use
    ? renderings.cached.run(build, { as, shared: use.cached })
    : renderings.others.run(build, { as, left: use.left })
}

/** Returns a signal that aborts when the connection of a request is closed. */
function leftBy({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (raw.destroyed) leaving.abort()
  else raw.once('close', () => leaving.abort())
  return leaving.signal
}

async function buildPageFromReads(host: Omit<PageHost, 'renderings'>, call: PageCall): Promise<RenderedResponse> {
  const { app, ctx: context, renderPage, reads, assets } = host
  const elsewhere = await canonicalAddress(context, call.url, call.viewer)
  const shown = new CacheTagCollector()
  if (elsewhere !== undefined) {
    return { status: 302, headers: { location: elsewhere }, body: '', madeFrom: 'any', isCacheable: false }
  }
  let fault: unknown
  const nonce = randomBytes(16).toString('base64url')
  const custom = await customHtmlOf(context, call.url)
  const { log, config } = context
  const render: RenderPage = (given) =>
    inSpan({ name: 'render page', kind: 'internal' }, () =>
      logSlowPage({ log, slowMs: config.slow.pageMs, url: call.url }, () => renderPage(given)),
    )
  const read = createInProcessFetch(app.dispatcher, {
    ...call,
    writeAnswer: answerWriter(context),
    onRead: (...answered) => shown.note(...answered),
    onFailure: (error) => {
      shown.noteFailure()
      if (storageFaultOf(error) === 'away') fault = error
      if (!(error instanceof Refusal))
        context.log.error({ err: error, path: pathOf(call.url) }, 'a read of a page failed')
    },
  })
  const page = await render({
    // Concatenated as text: a path that begins with two slashes must not name another host.
    url: `${await siteUrl(context)}${call.url}`,
    fetch: (request) => reads.add(read(request)),
    base: context.base.path,
    language: pageLanguageOf(call.language, context.base.path),
    languages: context.languages.offered.map(({ code, name }) => ({ code, label: name })),
    theme: call.theme,
    nonce,
    ...(call.form && { form: call.form }),
    assets: assets(),
    offlinePage: context.config.offlinePage,
    customHead: custom?.head,
  })
  if (page.error !== undefined) throw page.error
  // The page itself reports a failure; when the database is down, the whole site is reported as unavailable instead. It
  // may be back by now, so the errors of the reads count as well.
  if (page.status >= 500 && fault !== undefined) throw fault
  if (page.status >= 500 && !(await isReachable(context))) throw new Error('The database does not answer')
  // Addresses of imported sites are checked last, so that those of this site take precedence.
  const former = page.status === 404 ? await formerPath(context, call.url, call.viewer) : undefined
  if (former !== undefined) {
    return { status: 301, headers: { location: former }, body: '', madeFrom: 'any', isCacheable: false }
  }
  const { html, sources } = hashInlineScripts(page.body, nonce)
  return {
    status: page.status === 404 ? await statusOfAbsent(context, call.url) : page.status,
    headers: {
      ...Object.fromEntries(page.headers),
      'content-language': call.language.tag,
      'content-security-policy': contentSecurityPolicy(sources, custom?.policy),
    },
    body: html,
    madeFrom: shown.madeFrom,
    isCacheable: shown.isWhole,
    questions: shown.questions,
    route: page.route,
  }
}

/** Sends a page to the one viewer it was rendered for. */
async function sendOwn(request: FastifyRequest, reply: FastifyReply, page: RenderedResponse): Promise<FastifyReply> {
  const coding = page.body.length === 0 ? 'identity' : chooseCoding(request.headers['accept-encoding'])
  void reply.code(page.status).headers({ ...page.headers, 'cache-control': 'private, no-cache' })
  if (coding !== 'identity') void reply.header('content-encoding', coding)
  return reply.send(await encode(page.body, coding))
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? ''
}

function themeOf(cookie: string | undefined): PageTheme | undefined {
  return cookie === 'light' || cookie === 'dark' || cookie === 'system' ? cookie : undefined
}
