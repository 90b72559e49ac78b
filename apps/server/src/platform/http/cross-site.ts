import type { IncomingHttpHeaders } from 'node:http'
import type { ContractOperation } from './contract.ts'
import { ForeignRequest, WrongContentType } from '../refusals/request-refusals.ts'

/** The origin of a request, as the browser states it; other programs state nothing. */
export type StatedOrigin = 'own' | 'foreign' | 'unstated'

/**
 * Reads the origin of a request from `Sec-Fetch-Site` or `Origin`, which pages cannot forge (Fetch Metadata; RFC 6454
 * §7).
 * @param siteUrl the configured address of the site, '' before the installation
 */
export function statedOrigin(headers: IncomingHttpHeaders, siteUrl: string): StatedOrigin {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'same-origin' || site === 'none') return 'own'
  if (site !== undefined && site !== 'same-site') return 'foreign'
  if (origin !== undefined) return isOwnOrigin(origin, host, siteUrl) ? 'own' : 'foreign'
  return site === undefined ? 'unstated' : 'foreign'
}

/**
 * Compares the origin with the configured address of the site. A site also answers under other addresses, for example
 * while it is moved, so an origin with the address that the request was sent to is accepted, too. The http address of
 * an https site counts as another site.
 */
function isOwnOrigin(origin: string, host: string | undefined, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const site = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined
  if (from.origin === site?.origin) return true
  return from.host === host && !(site?.protocol === 'https:' && site.host === host)
}

/**
 * Refuses a request that another site could have sent, before its body is read. Browsers send JSON to another site
 * only after a preflight request, which this site does not allow. They send forms without a preflight request, so
 * forms are accepted only for uploads.
 * @throws {ForeignRequest} {WrongContentType}
 */
export function assertMayChange(operation: ContractOperation, headers: IncomingHttpHeaders, siteUrl: string): void {
  if (statedOrigin(headers, siteUrl) === 'foreign') throw new ForeignRequest()
  const takesBody = operation.takesForm || operation.body !== undefined
  if (!takesBody && !hasBody(headers)) return
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== (operation.takesForm ? 'multipart/form-data' : 'application/json')) throw new WrongContentType()
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
}

/**
 * True unless the browser states that the request was caused by another site, or by something embedded in a page, such
 * as a picture in a post. Checked for a GET that starts something for the person who opens it.
 */
export function isOwnNavigation(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { 'sec-fetch-dest': destination = 'document' } = headers
  return destination === 'document' && statedOrigin(headers, siteUrl) !== 'foreign'
}
