import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/**
 * Tells where a request comes from: whoever connects or, through trusted proxies, the first before them whom nobody
 * vouches for. The same as `request.ip` of Fastify, for requests that never get there.
 * @param trustedProxies addresses and networks, as TRUSTED_PROXIES names them
 */
export function readerAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => proxyAddr(request, isTrusted)
}
