import type { IncomingMessage } from 'node:http'
import { AddressTooLong, HeadersTooLarge } from '../refusals/request-refusals.ts'

/** Maximum length of path and query together. The longest search of the site takes less than a tenth of it. */
export const MAX_TARGET_BYTES = 8 * 1024
/** Maximum length of the names and values of all headers together, cookies included. */
export const MAX_HEADER_BYTES = 16 * 1024
const MAX_HEADERS = 100

/**
 * Limit on target and headers together, beyond which Node itself answers 431 without a text. It is large enough that
 * the site refuses requests beyond the limits above, in the reader's language.
 */
export const MAX_HEAD_BYTES = 2 * (MAX_TARGET_BYTES + MAX_HEADER_BYTES)

/**
 * Throws if the target or the headers of a request are too long.
 * @throws {AddressTooLong | HeadersTooLarge}
 */
export function assertHeadWithinLimits({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): void {
  if (url.length > MAX_TARGET_BYTES) throw new AddressTooLong()
  let bytes = 0
  let count = 0
  for (const name in headers) {
    const value = headers[name]
    bytes += name.length + (typeof value === 'string' ? value.length : (value ?? []).join().length)
    count += 1
  }
  if (count > MAX_HEADERS || bytes > MAX_HEADER_BYTES) throw new HeadersTooLarge()
}
