import type { PageAddress } from '#hosted/site/server'

/**
 * Parameters that have few values, or a maximum in `MAX_VALUES`. Any other parameter has an unlimited number of values.
 */
const FEW_VALUED: ReadonlySet<string> = new Set([
  'answers',
  'comments',
  'custom',
  'in_days',
  'order',
  'page',
  'state',
  'votes',
])
/** The parameter that `custom-html.ts` reads. */
const PLAIN = 'custom=off'

/** Highest values of these parameters for which a page is cached. Pages beyond them are rarely requested. */
const MAX_VALUES = { page: 1_000, in_days: 365 }
const MAX_LENGTH = 500

/**
 * Parses an address and writes it in one spelling, without parameters that no page reads. Addresses with additional
 * parameters thus share a cache entry with the address without them.
 * @param pageAddress the function of the site's renderer that writes the address of a page in one spelling
 * @param url path and query as requested
 * @returns undefined if the site has no such page
 */
export function readAddress(pageAddress: PageAddress, url: string): string | undefined {
  const address = pageAddress(url)
  const [, query = ''] = url.split(/\?(.*)/s)
  if (address === undefined || !query.split('&').includes(PLAIN)) return address
  return `${address}${address.includes('?') ? '&' : '?'}${PLAIN}`
}

/**
 * True if the page of an address is cached. Addresses with unlimited values are not: such pages are rarely requested
 * twice, and would evict others.
 * @param address as {@link readAddress} returns it
 */
export function isCachedAddress(address: string): boolean {
  if (address.length > MAX_LENGTH) return false
  const [, query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  return (
    [...parameters.keys()].every((name) => FEW_VALUED.has(name)) &&
    Object.entries(MAX_VALUES).every(([name, most]) => Number(parameters.get(name)) <= most)
  )
}
