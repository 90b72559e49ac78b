/** Names that senders of links add to addresses; no page of ours looks at them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid|ref|source)$/

/** Orders of all lists of the site; another value is left to the page. */
const ORDERS: ReadonlySet<string> = new Set([
  'active',
  'newest',
  'unanswered',
  'frequent',
  'score',
  'hot',
  'recommend',
  'popular',
  'name',
])

const MAX_PAGE = 1_000
const MAX_LENGTH = 500

/**
 * The address under which a page is kept, the same for all addresses that show the same: without what only counts
 * visits, and with order and page in one way of writing. Undefined for pages that are made each time: whatever else
 * stands in an address may have any value, and pages nobody asks for twice would drive out the others.
 * @param url path and query as requested
 */
export function cachedAddress(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?', 2)
  if (url.length > MAX_LENGTH) return undefined
  if (query === '') return path
  const kept = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    if (TRACKING.test(name)) continue
    const isKnown = (name === 'order' && ORDERS.has(value)) || (name === 'page' && isPage(value))
    if (!isKnown || kept.has(name)) return undefined
    if (name === 'order' || value !== '1') kept.set(name, value)
  }
  kept.sort()
  return kept.size === 0 ? path : `${path}?${kept.toString()}`
}

function isPage(value: string): boolean {
  return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MAX_PAGE
}
