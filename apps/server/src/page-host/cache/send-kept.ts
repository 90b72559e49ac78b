import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context.ts'
import type { MadeFrom } from '../../platform/changes/change-log.ts'
import type { Kept } from './byte-cache.ts'
import { byteCache } from './byte-cache.ts'
import { chooseCoding } from './encoded-body.ts'

/**
 * Sends an answer in the coding the reader takes, or tells them that they have it already. Its tag is a strong one, so
 * every coding has its own (RFC 9110 §8.8.3.3).
 * @param isPublic whether caches on the way may keep it
 * @param seconds how long they need not ask whether it is still the same; each time when absent
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
  { isPublic, seconds }: { isPublic: boolean; seconds?: number },
): Promise<FastifyReply> {
  const coding = kept.body.isEmpty ? 'identity' : chooseCoding(request.headers['accept-encoding'])
  const tag = `"${kept.fingerprint}${coding === 'identity' ? '' : `-${coding}`}"`
  void reply.headers(kept.headers).headers({
    etag: tag,
    'cache-control': cacheControl(isPublic, seconds),
  })
  if (kept.status === 200 && hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (coding !== 'identity') void reply.header('content-encoding', coding)
  return reply.code(kept.status).send(await kept.body.in(coding))
}

function cacheControl(isPublic: boolean, seconds: number | undefined): string {
  const keeping = seconds === undefined ? 'no-cache' : `max-age=${seconds}`
  return isPublic ? `public, ${keeping}` : 'private, no-cache'
}

function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  // Weakened by a proxy on the way it still names the same bytes.
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}

/** A file for programs that is made from the database: a feed, a map of the site, a picture. */
export interface MadeFile {
  body: string | Buffer
  /** With its charset, e.g. `application/atom+xml; charset=utf-8`. */
  type: string
  /**
   * What it shows, by the tags of `watched-tables.ts`; `'any'` when every change may have to do with it. A change of
   * one of them shows in the next answer.
   */
  madeFrom: MadeFrom
}

/**
 * Answers with a file that is the same for everybody: from memory while nothing it was made from has changed, otherwise
 * made anew, once for all who ask at the same time; compressed, with a tag of its content and 304 for those who have it.
 * What may not be shown to everybody, as on a site for members only, must not come through here.
 * @param file.key names it among all that is kept, e.g. its address; of the reader only what it says
 * @param file.seconds how long it may be kept though nothing changes; at most ten minutes
 * @param file.make may throw a Refusal, which is answered and not kept
 * @example app.http.get('/feed', (request, reply) => serveFile(context, request, reply, { key: '/feed', seconds: 60, make }))
 */
export async function serveFile(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  file: { key: string; seconds: number; make: () => Promise<MadeFile> },
): Promise<FastifyReply> {
  const kept = await byteCache(context).get(`file ${file.key}`, file.seconds, async () => {
    const { body, type, madeFrom } = await file.make()
    return { status: 200, headers: { 'content-type': type }, body, madeFrom, keep: true }
  })
  void reply.header('vary', 'accept-encoding')
  return sendKept(request, reply, kept, { isPublic: true })
}
