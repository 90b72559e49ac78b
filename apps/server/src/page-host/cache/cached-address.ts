/** Tracking parameters, which no page of ours reads. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid|ref|source)$/

/** The orders of all lists of the site; a page with another value is not cached. */
const ORDERS: ReadonlySet<string> = new Set([
  'active',
  'newest',
  'unanswered',
  'frequent',
  'score',
  'hot',
  'recommend',
  'popular',
  'month',
  'week',
  'name',
])

const MAX_PAGE = 1_000
const MAX_LENGTH = 500

/**
 * Normalizes an address to the cache key of its page: without tracking parameters, with order and page in one spelling.
 * Returns undefined for pages that are not cached: any other parameter may have any value, and pages that nobody
 * requests twice would evict the others.
 * @param url path and query as requested
 */
export function cachedAddress(url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? ''
  const query = url.slice(path.length + 1)
  if (url.length > MAX_LENGTH) return undefined
  if (query === '') return path
  const known = new URLSearchParams()
  const named = new Set<string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (TRACKING.test(name)) continue
    const isKnown = (name === 'order' && ORDERS.has(value)) || (name === 'page' && isPage(value))
    if (!isKnown || named.has(name)) return undefined
    named.add(name)
    if (name === 'order' || value !== '1') known.set(name, value)
  }
  known.sort()
  return known.size === 0 ? path : `${path}?${known.toString()}`
}

function isPage(value: string): boolean {
  return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MAX_PAGE
}
