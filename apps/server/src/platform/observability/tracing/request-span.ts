import type { Span } from '../../spans/current-span.ts'

/** An answered request, as the log names it. */
interface TracedRequest {
  id: string
  /** The name of an operation, `page`, `file`, or the pattern of another address. */
  operation: string
  method: string
  /** Path and query. */
  url: string
  /** The pattern of the address, with names of parameters that begin with `:` or `$`. */
  route: string | undefined
}

/** Parameters that are ids of posts. All others may be names or titles. */
const IDS: ReadonlySet<string> = new Set(['$qid', '$aid'])

/** Names the span of a request. */
export function describeRequest(span: Span, { id, operation, method, url, route: pattern }: TracedRequest): void {
  const route = (span.route ?? pattern)?.replace(/(?<=.)\/$/, '')
  span.name = `${method} ${operation === 'page' ? (span.route === undefined ? 'page' : route) : operation}`
  span.attributes['quandary.request_id'] = id
  if (route === undefined) return
  span.attributes['http.route'] = route
  span.attributes['url.path'] = pathWithoutNames(url, route)
}

/** Returns the path of an address as its route writes it, with the ids of posts: other parts of it say who or what. */
export function pathWithoutNames(url: string, route: string): string {
  const given = (url.split('?')[0] ?? '').split('/')
  const pattern = route.split('/')
  if (pattern.length > given.length) return route
  return pattern.map((part, at) => (IDS.has(part) && /^\d+$/.test(given[at] ?? '') ? given[at] : part)).join('/')
}
