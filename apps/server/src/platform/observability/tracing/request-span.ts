import type { Span } from '../../spans/current-span.ts'

/** An answered request, with the same fields as in the log. */
interface TracedRequest {
  id: string
  /** Name of the operation, `page`, `file`, or the route pattern of any other address. */
  operation: string
  method: string
  /** Path and query. */
  url: string
  /** Route pattern, whose parameters begin with `:` or `$`. */
  route: string | undefined
}

/** Route parameters that are ids of posts. All others may be names or titles, which no trace contains. */
const IDS: ReadonlySet<string> = new Set(['$qid', '$aid'])

/** Names the span of a request, and adds its route and path. */
export function describeRequest(span: Span, { id, operation, method, url, route: pattern }: TracedRequest): void {
  const route = (span.route ?? pattern)?.replace(/(?<=.)\/$/, '')
  span.name = `${method} ${operation === 'page' ? (span.route === undefined ? 'page' : route) : operation}`
  span.attributes['quandary.request_id'] = id
  if (route === undefined) return
  span.attributes['http.route'] = route
  span.attributes['url.path'] = pathWithoutNames(url, route)
}

/**
 * Returns the route pattern with the ids of posts filled in. The other parameters stay placeholders, because their
 * values name people or topics.
 */
export function pathWithoutNames(url: string, route: string): string {
  const given = (url.split('?')[0] ?? '').split('/')
  const pattern = route.split('/')
  if (pattern.length > given.length) return route
  return pattern.map((part, at) => (IDS.has(part) && /^\d+$/.test(given[at] ?? '') ? given[at] : part)).join('/')
}
