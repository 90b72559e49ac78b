import { createHash } from 'node:crypto'
import type { Policy } from '@quandary/guards'
import { checkPolicy } from '@quandary/guards'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { VISIT_COOKIE } from '../../platform/http/http-app.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { viewerOfVisit } from '../../slices/accounts/index.ts'
import { isPrivateSite } from '../../slices/site-settings/index.ts'
import { namesTag } from '../entity-tag.ts'

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
  /** Whether the address names these very bytes, so that they may be kept for an hour without asking again. */
  versioned?: boolean
}

/** An address for programs, outside of the API's contract: who may read it, and what it says. */
export interface DocumentRoute {
  policy: Extract<Policy, 'open' | 'reader'>
  /** Undefined where there is nothing; what stands there must be the same for everybody. */
  answer(request: DocumentRequest): Promise<DocumentAnswer | undefined>
}

/** Addresses as the router writes them, and their routes. */
export type DocumentRoutes = Readonly<Record<string, DocumentRoute>>

/** Serves documents for programs. A document that the reader may not have is answered like one that does not exist. */
export function mountDocumentRoutes(app: App, context: AppContext, routes: DocumentRoutes): void {
  const changes = new Changes(context)
  for (const [url, route] of Object.entries(routes)) {
    app.http.get(url, (request, reply) => serveDocument({ context, route, changes, request, reply }))
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
  const answer = await route.answer({
    // The router gives texts for its own names, and Fastify parses a query into an object.
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    url: request.url,
  })
  if (!answer) throw new Refusal({ status: 404, reason: 'base.not_found' })
  const version = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)
  const changedAt = changes.of(request.url, version)
  void reply.headers({
    etag: `W/"${version}"`,
    'last-modified': new Date(changedAt).toUTCString(),
    'cache-control': guarded
      ? 'private, no-cache'
      : answer.versioned === true
        ? 'public, max-age=3600'
        : 'public, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (isKnown(request, `"${version}"`, changedAt)) return reply.code(304).send()
  return reply.type(answer.mediaType).send(answer.body)
}

async function mayRead(context: AppContext, request: FastifyRequest): Promise<boolean> {
  const viewer = await viewerOfVisit(context, request.cookies[VISIT_COOKIE] ?? '')
  return checkPolicy('reader', viewer, { privateSite: true }) === 'allow'
}

/** Whether who asks has these bytes already; a tag counts more than a time (RFC 9110 §13.2.2). */
function isKnown(request: FastifyRequest, tag: string, changedAt: number): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers
  if (tags !== undefined) return namesTag(tags, tag)
  return since !== undefined && Date.parse(since) >= changedAt
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
