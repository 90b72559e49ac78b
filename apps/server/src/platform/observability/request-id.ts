import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** The header with the id of a request. Every response has it; a request has it if a trusted proxy has set it. */
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * The ids that proxies send, such as UUIDs and hexadecimal numbers; nothing that could be mistaken for markup or
 * another field.
 */
const VALID_ID = /^[\w.:-]{1,64}$/

/** Random prefix of the ids of this process, so that the ids of different processes differ. */
const process = randomBytes(4).toString('hex')
let last = 0
/** Key of the id on the request. It is stored there because the fast path may need it before Fastify does. */
const REQUEST_ID = Symbol('id of the request')

/**
 * Returns a function that returns the id of a request: the one that a trusted proxy set, or else a new short one,
 * which people can quote. The same request has the same id each time.
 * @param trustedProxies addresses and networks, as in TRUSTED_PROXIES
 */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request: IncomingMessage & { [REQUEST_ID]?: string }) => {
    if (request[REQUEST_ID] !== undefined) return request[REQUEST_ID]
    const given = request.headers[REQUEST_ID_HEADER]
    const isGiven =
      typeof given === 'string' && VALID_ID.test(given) && isTrusted(request.socket.remoteAddress ?? '', 0)
    const id = isGiven ? given : `${process}-${(last += 1).toString(36)}`
    request[REQUEST_ID] = id
    return id
  }
}
