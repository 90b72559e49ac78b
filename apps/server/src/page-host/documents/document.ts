import type { Policy } from '@quandary/guards'
import { checkPolicy } from '@quandary/guards'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { VISIT_COOKIE } from '../../platform/http/http-app.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { viewerOfVisit } from '../../slices/accounts/index.ts'
import { isPrivateSite } from '../../slices/site-settings/index.ts'
import { responseCache } from '../cache/response-cache.ts'
import { sendCached } from '../cache/send-cached.ts'

/** 10 minutes, the longest the change log allows (`REMEMBERED_MS`). */
const KEPT_SECONDS = 600
const HOUR_SECONDS = 3600

/** The variable parts of a request for a document. */
export interface DocumentRequest {
  /** Decoded path parameters. */
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  /** Path and query as requested. */
  url: string
}

export interface DocumentAnswer {
  mediaType: string
  body: string | Buffer
}

/** An address for programs, outside of the API's contract. */
export interface DocumentRoute {
  policy: Extract<Policy, 'open' | 'reader'>
  /** True if the address changes with the content, so that clients need not revalidate for an hour. */
  versioned?: true
  /** Content security policy, for a document that browsers run or display; all others allow nothing. */
  contentPolicy?: string
  /** Returns undefined where there is nothing. The document must be the same for everybody. */
  answer(request: DocumentRequest): Promise<DocumentAnswer | undefined>
}

/** Routes by address, in the router's syntax. */
export type DocumentRoutes = Readonly<Record<string, DocumentRoute>>

/** Serves documents for programs. A document the viewer may not read looks like one that does not exist. */
export function mountDocumentRoutes(app: App, context: AppContext, routes: DocumentRoutes): void {
  const changes = new Changes(context)
  for (const [url, route] of Object.entries(routes)) {
    // The cache compresses documents itself.
    app.http.get(url, { compress: false }, (request, reply) =>
      serveDocument({ context, route, changes, request, reply }),
    )
  }
}

interface DocumentCall {
  context: AppContext
  route: DocumentRoute
  changes: Changes
  request: FastifyRequest
  reply: FastifyReply
}

async function serveDocument({ context, route, changes, request, reply }: DocumentCall): Promise<FastifyReply> {
  const guarded = route.policy !== 'open' && (await isPrivateSite(context))
  if (guarded && !(await mayRead(context, request))) throw new Refusal({ status: 404, reason: 'base.not_found' })
  const kept = await responseCache(context).get(keyOf(request), KEPT_SECONDS, async () => {
    const answer = await route.answer({
      // The router gives strings for its parameters, and Fastify parses a query into an object.
      params: request.params as Record<string, string>,
      query: request.query as Record<string, unknown>,
      url: request.url,
    })
    if (!answer) throw new Refusal({ status: 404, reason: 'base.not_found' })
    const { body, mediaType } = answer
    return { status: 200, headers: { 'content-type': mediaType }, body, madeFrom: 'any' as const, keep: true }
  })
  const changedAt = changes.of(keyOf(request), kept.fingerprint)
  void reply.headers({
    vary: 'accept-encoding',
    'last-modified': new Date(changedAt).toUTCString(),
    'content-security-policy': route.contentPolicy ?? "default-src 'none'; sandbox",
  })
  if (isUnchanged(request, changedAt)) return reply.code(304).header('etag', `"${kept.fingerprint}"`).send()
  const isPublic = !guarded
  return sendCached(request, reply, kept, route.versioned === true ? { isPublic, seconds: HOUR_SECONDS } : { isPublic })
}

/** Returns the cache key of a document. Only known short values of the query are part of it. */
function keyOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?')
  const { order, lang } = request.query as { order?: unknown; lang?: unknown }
  const known = [order, lang].filter((value) => typeof value === 'string' && /^\w{1,12}$/.test(value))
  return `document ${[path, ...known].join(' ')}`
}

async function mayRead(context: AppContext, request: FastifyRequest): Promise<boolean> {
  const viewer = await viewerOfVisit(context, request.cookies[VISIT_COOKIE] ?? '')
  return checkPolicy('reader', viewer, { privateSite: true }) === 'allow'
}

/**
 * True if a client that sent a time and no ETag has seen the last change (RFC 9110 §13.2.2: an ETag takes precedence).
 */
function isUnchanged(request: FastifyRequest, changedAt: number): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers
  return tags === undefined && since !== undefined && Date.parse(since) >= changedAt
}

const MAX_REMEMBERED = 10_000

/**
 * Tracks when each document last changed, as far as this process knows. The date of the newest post would not do: a
 * list also changes when a post is removed from it. Each change gets a later second than the previous one.
 */
class Changes {
  #known = new Map<string, { version: string; at: number }>()
  #context: AppContext

  constructor(context: AppContext) {
    this.#context = context
  }

  of(url: string, version: string): number {
    const known = this.#known.get(url)
    if (known?.version === version) return known.at
    const now = Math.ceil(this.#context.clock.now() / 1000) * 1000
    const at = known ? Math.max(now, known.at + 1000) : now
    this.#known.delete(url)
    this.#known.set(url, { version, at })
    const [oldest] = this.#known.keys()
    if (this.#known.size > MAX_REMEMBERED && oldest !== undefined) this.#known.delete(oldest)
    return at
  }
}
