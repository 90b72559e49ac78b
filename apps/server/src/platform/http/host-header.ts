import type { IncomingMessage, RequestListener } from 'node:http'

/** A valid `Host` header: a registered name or an address, and optionally a port (RFC 3986 §3.2.2). */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i

/**
 * Answers 400 to a request with two `Host` headers or without a valid one (RFC 9112 §3.2): a proxy and the server could
 * choose different hosts. No browser sends such a request.
 */
export function withOneHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hasOneHost(request)) return listener(request, response)
    const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff', connection: 'close' }
    response.writeHead(400, headers).end('The request names no valid host, or more than one.\n')
  }
}

/** True for a request with one valid `Host` header. Node itself refuses a request without one. */
function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1 && HOST.test(headers.host ?? '')
}
