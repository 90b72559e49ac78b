import type { PageAddress } from '#hosted/site/server'

/** Parameters that take a few values, and the numbers of `MOST`. What others can be has no end. */
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
/** The choice that `custom-html.ts` reads. */
const PLAIN = 'custom=off'

/** Numbers beyond these are too rare to be cached. */
const MOST = { page: 1_000, in_days: 365 }
const MAX_LENGTH = 500

/**
 * Reads an address as the site does: what no page reads is left out, and what is left has one spelling. So an address with
 * additions shows, costs and caches nothing more than the one without.
 * @param pageAddress of the site
 * @param url path and query as requested
 * @returns undefined where the site has no page
 */
export function readAddress(pageAddress: PageAddress, url: string): string | undefined {
  const address = pageAddress(url)
  const [, query = ''] = url.split(/\?(.*)/s)
  if (address === undefined || !query.split('&').includes(PLAIN)) return address
  return `${address}${address.includes('?') ? '&' : '?'}${PLAIN}`
}

/**
 * True if the page of an address is cached. Pages that nobody requests twice would evict the others.
 * @param address as {@link readAddress} returns it
 */
export function isCachedAddress(address: string): boolean {
  if (address.length > MAX_LENGTH) return false
  const [, query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  return (
    [...parameters.keys()].every((name) => FEW_VALUED.has(name)) &&
    Object.entries(MOST).every(([name, most]) => Number(parameters.get(name)) <= most)
  )
}
