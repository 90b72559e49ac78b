import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/**
 * Determines the client address of a request: the peer or, behind trusted proxies, the first forwarded address
 * that is not a trusted proxy. This is the address that Fastify has in `request.ip`, also for requests that are
 * answered before they reach Fastify.
 * @param trustedProxies addresses and networks, as in TRUSTED_PROXIES
 */
export function clientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => proxyAddr(request, isTrusted)
}
