import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './shell/navigation/search-text.ts'

// Only matches addresses, so it has no context and no history.
const router = createRouter({ routeTree, context: undefined as never })

/**
 * Returns the one spelling of an address: its path as the route writes it, and of its query what the route reads, in the order
 * of the names. Whatever else an address contains does not change the page.
 * @param url path and query, as requested
 * @returns undefined where the site has no page
 */
export function pageAddress(url: string): string | undefined {
  // Concatenated as text: a path that begins with two slashes must not name another host.
  const { pathname, search } = new URL(`http://site.invalid${url}`)
  const segments = segmentsOf(pathname)
  if (segments === undefined) return undefined
  const [routes, , found] = router.getMatchedRoutes(pathOf(segments))
  if (found === undefined) return undefined
  const names = found.fullPath.split('/').filter((name: string) => name !== '')
  // The router also finds the route above a page that does not exist.
  if (segments.length > names.length) return undefined
  const path = pathOf(segments.map((segment, n) => (isFixed(names[n]) ? (names[n] ?? '') : segment)))
  const asked = parseSearch(search)
  const read = Object.assign({}, ...routes.map((route) => searchReadBy(route.options.validateSearch, asked)))
  const sorted = Object.entries(read).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return path + stringifySearch(Object.fromEntries(sorted))
}

/** The part of a query that a route reads; empty if the route has no validation. */
function searchReadBy(validate: unknown, asked: Record<string, string>): object {
  // The router's type also allows schemas. The site's routes validate with functions from the query's texts.
  return typeof validate === 'function' ? (validate as (search: Record<string, string>) => object)(asked) : {}
}

/** The decoded segments of a path, as the router reads them: further slashes count for nothing. Undefined if they are no UTF-8. */
function segmentsOf(path: string): string[] | undefined {
  try {
    return path.split('/').flatMap((segment) => (segment === '' ? [] : [decodeURIComponent(segment)]))
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

function pathOf(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/** True for a segment of a route that is no parameter; the router reads it in any case. */
function isFixed(name = '$'): boolean {
  return !name.includes('$')
}
