import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Log } from '../log/log.ts'
import type { Metrics } from './metrics.ts'
import { REQUEST_ID_HEADER, requestIds } from './request-id.ts'

/** The readers that the setting METRICS or METRICS_TOKEN admits. */
type Access = 'local' | 'private' | { token: string }

const ADDRESS = /^\/metrics(?:\?|$)/
/** Headers set by proxies, which forward the requests of others. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const
const NETWORKS = { local: ['loopback'], private: ['loopback', 'linklocal', 'uniquelocal'] }

/**
 * Answers `GET /metrics` before any other handler, and therefore also on a closed site and in a worker. Unauthorized
 * callers get 401 if a token is set, and otherwise the same response as at any unknown address.
 */
export function withMetrics(
  { metrics, log }: { metrics: Metrics; log: Log },
  access: Access,
  otherwise: RequestListener,
): RequestListener {
  const idOf = requestIds([])
  const mayRead = typeof access === 'string' ? fromNetwork(NETWORKS[access]) : withToken(access.token)
  return (request, response) => {
    if (!ADDRESS.test(request.url ?? '') || request.method !== 'GET') return otherwise(request, response)
    const isReader = mayRead(request)
    if (!isReader && typeof access === 'string') return otherwise(request, response)
    response.setHeader(REQUEST_ID_HEADER, idOf(request))
    if (isReader) return void send(metrics, log, response)
    response.writeHead(401, { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' }).end()
  }
}

async function send(metrics: Metrics, log: Log, response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.expose()
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
  } catch (error) {
    log.error({ err: error }, 'the measurements could not be read')
    response.writeHead(500, { 'cache-control': 'no-store' }).end()
  }
}

function withToken(token: string): (request: IncomingMessage) => boolean {
  const expected = hash(`Bearer ${token}`)
  return ({ headers }) => timingSafeEqual(hash(headers.authorization ?? ''), expected)
}

/** Hashes the text, because the comparison requires equal lengths. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Returns a function that accepts direct requests from these networks. A proxy on the same machine connects from its
 * loopback address, so requests that came through a proxy are refused.
 */
function fromNetwork(networks: string[]): (request: IncomingMessage) => boolean {
  const isInside = proxyAddr.compile(networks)
  return ({ socket, headers }) =>
    PROXY_HEADERS.every((name) => headers[name] === undefined) && isInside(socket.remoteAddress ?? '', 0)
}
