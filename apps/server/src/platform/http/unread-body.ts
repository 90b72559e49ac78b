import type { IncomingMessage } from 'node:http'

/** Maximum size of a body that is read and discarded, in bytes; the same limit as in `deploy/nginx.conf`. */
const MAX_UNREAD_BYTES = 32 * 1024 * 1024

/**
 * True if the connection can stay open although a request is refused before its body was read. A proxy that is still
 * sending the body takes a closed connection for a server error, and shows that instead of the refusal. The rest of the
 * body is read and discarded.
 */
export function staysOpen({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? Number.NaN) <= MAX_UNREAD_BYTES
}
