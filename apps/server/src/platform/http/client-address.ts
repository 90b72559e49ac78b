import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/**
 * Determines the client address of a request: the peer or, behind trusted proxies, the first forwarded address
 * that is not a trusted proxy. Gives the same address as Fastify's `request.ip`, but for requests that are
 * answered before they reach Fastify.
 * @param trustedProxies addresses and networks, as in TRUSTED_PROXIES
 */
export function clientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => proxyAddr(request, isTrusted)
}
