import type { Policy } from '@quandary/guards'
import { checkPolicy } from '@quandary/guards'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { BoundedQueue } from '../../platform/concurrency/bounded-queue.ts'
import { GUEST_BOUNDS } from '../../platform/concurrency/guest-bounds.ts'
import { callerNetwork } from '../../platform/http/caller-network.ts'
import { readCookie, VISIT_COOKIE } from '../../platform/http/cookies.ts'
import { viewerOfVisit } from '../../slices/accounts/index.ts'
import { isPrivateSite } from '../../slices/site-settings/index.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { commonKey } from '../cache/common-key.ts'
import type { CacheSection } from '../cache/cache-memory.ts'
import type { RenderedResponse } from '../cache/response-cache.ts'
import { responseCache } from '../cache/response-cache.ts'
import { sendCached } from '../cache/send-cached.ts'
import { NothingHere } from '../../platform/refusals/request-refusals.ts'

/**
 * Maximum age of a cached document: 10 minutes, the longest time that the change log allows (`CHANGE_RETENTION_MS`).
 */
const CACHED_SECONDS = 600
const HOUR_SECONDS = 3600

/** Everything in a request that a document may depend on. It is part of its cache key. */
export interface DocumentRequest {
  /** Decoded path parameters. */
  params: Readonly<Record<string, string>>
  /** The declared query parameters. Undefined for undeclared, repeated or missing values. */
  query: Readonly<Record<string, string | undefined>>
  path: string
}

export interface DocumentAnswer {
  mediaType: string
  body: string | Buffer
}

/** A document for programs that is not part of the API. */
export interface DocumentRoute {
  policy: Extract<Policy, 'open' | 'reader'>
  /** The query parameters it reads, with their allowed values. */
  query?: Readonly<Record<string, readonly string[]>>
  /** True if the address changes with the content, so that clients need not revalidate for an hour. */
  versioned?: true
  /** Content security policy of a document that browsers run or display. By default nothing is allowed. */
  contentPolicy?: string
  /** Returns undefined if there is no such document. The document must be the same for every viewer. */
  answer(request: DocumentRequest): Promise<DocumentAnswer | undefined>
}

/** Routes by address, in Fastify's syntax. */
export type DocumentRoutes = Readonly<Record<string, DocumentRoute>>

/** Serves documents for programs. A document that the viewer may not read is answered like a missing one. */
export function mountDocumentRoutes(app: App, ctx: AppContext, routes: DocumentRoutes): void {
  const changes = new Changes(ctx)
  // Bounded, because a feed may read megabytes, and a preview picture takes one of the two slots that uploads use.
  const making = new BoundedQueue(GUEST_BOUNDS)
  for (const [url, route] of Object.entries(routes)) {
    // The cache compresses documents itself.
    app.http.get(url, { compress: false }, (request, reply) =>
      serveDocument({ ctx, route, changes, making, request, reply }),
    )
  }
}

interface DocumentCall {
  ctx: AppContext
  route: DocumentRoute
  changes: Changes
  making: BoundedQueue
  request: FastifyRequest
  reply: FastifyReply
}

async function serveDocument({
  ctx: context,
  route,
  changes,
  making,
  request,
  reply,
}: DocumentCall): Promise<FastifyReply> {
  const guarded = route.policy !== 'open' && (await isPrivateSite(context))
  if (guarded && !(await mayRead(context, request))) throw new NothingHere()
  const { path, query } = readAddress(request, route)
  const as = callerNetwork(request.ip)
  const make = () => makeDocument(route, { params: paramsOf(request), query, path })
  const cached = await responseCache(context).get(
    cacheKey('document', { path, ...query, ...commonKey(context) }),
    CACHED_SECONDS,
    (shared) => making.run(() => context.database.readFromReplica(make), { as, shared }),
    as,
  )
  const changedAt = changes.of(cacheKey('last-modified', { path, ...query }), cached.fingerprint)
  void reply.headers({
    vary: 'accept-encoding',
    'last-modified': new Date(changedAt).toUTCString(),
    'content-security-policy': route.contentPolicy ?? "default-src 'none'; sandbox",
  })
  if (isUnchanged(request, changedAt)) return reply.code(304).header('etag', `"${cached.fingerprint}"`).send()
  const isPublic = !guarded
  return sendCached(
    request,
    reply,
    cached,
    route.versioned === true ? { isPublic, seconds: HOUR_SECONDS } : { isPublic },
  )
}

/** @throws {NothingHere} */
async function makeDocument(route: DocumentRoute, request: DocumentRequest): Promise<RenderedResponse> {
  const answer = await route.answer(request)
  if (!answer) throw new NothingHere()
  const { body, mediaType } = answer
  return { status: 200, headers: { 'content-type': mediaType }, body, madeFrom: 'any', isCacheable: true }
}

/**
 * Parses an address into everything that a document may depend on. The path is normalized, however it was requested.
 */
function readAddress(
  request: FastifyRequest,
  { query: names = {} }: DocumentRoute,
): Pick<DocumentRequest, 'path' | 'query'> {
  const params = paramsOf(request)
  const pattern = request.routeOptions.url ?? ''
  const path = pattern.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = new URLSearchParams(request.url.split(/\?(.*)/s)[1])
  const query = Object.entries(names).map(([name, values]): [string, string | undefined] => {
    const [value, ...more] = given.getAll(name)
    return [name, value !== undefined && more.length === 0 && values.includes(value) ? value : undefined]
  })
  return { path, query: Object.fromEntries(query) }
}

function paramsOf(request: FastifyRequest): DocumentRequest['params'] {
  // The router's parameters are strings.
  return request.params as Record<string, string>
}

async function mayRead(ctx: AppContext, request: FastifyRequest): Promise<boolean> {
  const viewer = await viewerOfVisit(ctx, readCookie(request, VISIT_COOKIE))
  return checkPolicy('reader', viewer, { privateSite: true }) === 'allow'
}

/**
 * True if a client that sent a time but no ETag has the current version (RFC 9110 §13.2.2: an ETag takes precedence).
 */
function isUnchanged(request: FastifyRequest, changedAt: number): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers
  return tags === undefined && since !== undefined && Date.parse(since) >= changedAt
}

/** Size of an entry: a fingerprint and a time. */
const CHANGE_BYTES = 100

/**
 * Records when each document last changed, as far as this process has seen. The date of the newest post does not
 * suffice: removing a post changes a list, too. Each change gets a later second than the previous one.
 */
class Changes {
  #known: CacheSection<{ version: string; at: number }>
  #ctx: AppContext

  constructor(ctx: AppContext) {
    this.#ctx = ctx
    this.#known = responseCache(ctx).memory.section(() => CHANGE_BYTES)
  }

  of(key: string, version: string): number {
    const known = this.#known.get(key)
    if (known?.version === version) return known.at
    const now = Math.ceil(this.#ctx.clock.now() / 1000) * 1000
    const at = known ? Math.max(now, known.at + 1000) : now
    this.#known.set(key, { version, at })
    return at
  }
}
