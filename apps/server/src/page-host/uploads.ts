import { checkPolicy } from '@quandary/guards'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { AppContext } from '../context.ts'
import { BoundedQueue } from '../platform/concurrency/bounded-queue.ts'
import { GUEST_BOUNDS } from '../platform/concurrency/guest-bounds.ts'
import { callerNetwork } from '../platform/http/caller-network.ts'
import { readCookie, VISIT_COOKIE } from '../platform/http/cookies.ts'
import type { UnsentBounds } from '../platform/http/unsent-answers.ts'
import { UnsentAnswers } from '../platform/http/unsent-answers.ts'
import { viewerOfVisit } from '../slices/accounts/index.ts'
import { isPrivateSite } from '../slices/site-settings/index.ts'
import { readUpload } from '../slices/uploads/index.ts'
import { namesTag } from './entity-tag.ts'
import { NothingHere } from '../platform/refusals/request-refusals.ts'

/** Folder of uploads that everybody may read: branding is shown on the sign-in page, even on a private site. */
const OPEN_FOLDER = 'branding/'
const YEAR_SECONDS = 365 * 24 * 3600

/** Bounds of the queue in which files are read. Each is read into memory as a whole. */
const READ = { ...GUEST_BOUNDS, running: 16 }
/** Limits for files in memory that are not sent yet. That of one caller is high, because many may share an address. */
const UNSENT: UnsentBounds = { long: 64_000, total: 256_000_000, ofOneCaller: 64_000_000, stalledMs: 30_000 }

interface UploadHost {
  ctx: AppContext
  reading: BoundedQueue
  unsent: UnsentAnswers
}

/**
 * Serves uploaded files to viewers who may read the site (docs/spec/contract.md#uploads).
 * @param bounds limits for files in memory that are not sent yet; tests set lower ones
 */
export function mountUploads(app: App, ctx: AppContext, bounds = UNSENT): void {
  const host = { ctx, reading: new BoundedQueue(READ), unsent: new UnsentAnswers(bounds) }
  app.http.get('/uploads/*', { compress: false }, (request, reply) => serveUpload(host, request, reply))
}

/**
 * @throws {TooManyRequests} when too many files are queued, or too many read files have not been received by their
 * readers
 */
async function serveUpload(
  { ctx, reading, unsent }: UploadHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { '*': path } = request.params as { '*': string } // The router names the match of the wildcard `*`.
  const guarded = !path.startsWith(OPEN_FOLDER) && (await isPrivateSite(ctx))
  if (guarded && !(await mayRead(ctx, request))) {
    return reply.header('cache-control', 'no-store').redirect('/403', 302)
  }
  // This route has no schema, so the value is checked below.
  const { s: size } = request.query as { s?: unknown }
  const as = callerNetwork(request.ip)
  const picture = await reading.run(() => readUpload(ctx, path, typeof size === 'string' ? size : undefined), { as })
  if (!picture) throw new NothingHere()
  const tag = `"${picture.version}"`
  void reply.headers({
    etag: tag,
    // The bytes under a path never change. On a private site shared caches must not store them, and after signing out a
    // browser must not show them.
    'cache-control': guarded ? 'private, no-cache' : `public, max-age=${YEAR_SECONDS}, immutable`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (request.method !== 'HEAD') unsent.add(picture.bytes, reply.raw, as)
  return reply.type(picture.mediaType).send(picture.bytes)
}

async function mayRead(ctx: AppContext, request: FastifyRequest): Promise<boolean> {
  const viewer = await viewerOfVisit(ctx, readCookie(request, VISIT_COOKIE))
  return checkPolicy('reader', viewer, { privateSite: true }) === 'allow'
}
