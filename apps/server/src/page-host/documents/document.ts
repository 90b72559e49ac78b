import type { Policy } from '@quandary/guards'
import { checkPolicy } from '@quandary/guards'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { VISIT_COOKIE } from '../../platform/http/http-app.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { viewerOfVisit } from '../../slices/accounts/index.ts'
import { isPrivateSite } from '../../slices/site-settings/index.ts'
import { byteCache } from '../cache/byte-cache.ts'
import { sendKept } from '../cache/send-kept.ts'

/** How long a document is kept in memory though nothing changes. */
const KEPT_SECONDS = 600
const HOUR_SECONDS = 3600

/** What is asked for, besides the address itself. */
export interface DocumentRequest {
  /** Values in the path, decoded. */
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  /** Path and query as they were asked for. */
  url: string
}

/** What answers it. */
export interface DocumentAnswer {
  mediaType: string
  body: string | Buffer
}

/** An address for programs, outside of the API's contract: who may read it, and what it says. */
export interface DocumentRoute {
  policy: Extract<Policy, 'open' | 'reader'>
  /** Whether it is asked for under addresses that change with it, so that it may be kept for an hour without asking again. */
  versioned?: true
  /** Its content security policy, for what a browser runs or shows; all else may do nothing. */
  contentPolicy?: string
  /** Undefined where there is nothing; what stands there must be the same for everybody. */
  answer(request: DocumentRequest): Promise<DocumentAnswer | undefined>
}

/** Addresses as the router writes them, and their routes. */
export type DocumentRoutes = Readonly<Record<string, DocumentRoute>>

/** Serves documents for programs. A document that the reader may not have is answered like one that does not exist. */
export function mountDocumentRoutes(app: App, context: AppContext, routes: DocumentRoutes): void {
  const changes = new Changes(context)
  for (const [url, route] of Object.entries(routes)) {
    // Documents are compressed where they are made.
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
  const kept = await byteCache(context).get(keyOf(request), KEPT_SECONDS, async () => {
    const answer = await route.answer({
      // The router gives texts for its own names, and Fastify parses a query into an object.
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
  return sendKept(request, reply, kept, route.versioned === true ? { isPublic, seconds: HOUR_SECONDS } : { isPublic })
}

/** Names a document: of the query nothing but the order makes a difference, and no other value is kept. */
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

/** Whether who names a time and no tag has seen the last change (RFC 9110 §13.2.2: a tag counts more). */
function isUnchanged(request: FastifyRequest, changedAt: number): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers
  return tags === undefined && since !== undefined && Date.parse(since) >= changedAt
}

const MAX_REMEMBERED = 10_000

/**
 * When what stands at an address last changed, as far as this process knows. The newest post would not tell: a list also
 * changes when a post is taken out of it. Each change gets a later second than the one before.
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
