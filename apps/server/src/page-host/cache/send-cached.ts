import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../entity-tag.ts'
import type { CachedResponse } from './response-cache.ts'
import type { Coding } from './encoded-body.ts'
import { chooseCoding } from './encoded-body.ts'

/**
 * Sends a response in a coding that the client accepts, or a 304. The ETag is strong, so every coding has an ETag of
 * its own (RFC 9110 §8.8.3.3).
 * @param isPublic true if shared caches may store the response
 * @param seconds for which clients may use a public response without revalidating; by default they always revalidate
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
  { isPublic, seconds }: { isPublic: boolean; seconds?: number },
): Promise<FastifyReply> {
  const coding = cached.body.isEmpty ? 'identity' : chooseCoding(request.headers['accept-encoding'])
  const tag = tagOf(cached, coding)
  const known = cached.status === 200 && namesTag(request.headers['if-none-match'], tag)
  const { 'content-encoding': encoding, ...headers } = headersOf(cached, coding, { isPublic, seconds })
  void reply.headers(headers)
  if (known) return reply.code(304).send()
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.code(cached.status).send(await cached.body.in(coding))
}

/** Returns all headers of a cached response in a coding. */
export function headersOf(
  cached: CachedResponse,
  coding: Coding,
  { isPublic, seconds }: { isPublic: boolean; seconds?: number | undefined },
): { etag: string; [name: string]: string } {
  return {
    ...cached.headers,
    etag: tagOf(cached, coding),
    'cache-control': cacheControl(isPublic, seconds),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
  }
}

function tagOf(cached: CachedResponse, coding: Coding): string {
  return `"${cached.fingerprint}${coding === 'identity' ? '' : `-${coding}`}"`
}

function cacheControl(isPublic: boolean, seconds: number | undefined): string {
  const maxAge = seconds === undefined ? 'no-cache' : `max-age=${seconds}`
  return isPublic ? `public, ${maxAge}` : 'private, no-cache'
}
