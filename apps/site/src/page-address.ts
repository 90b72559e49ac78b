import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './shell/navigation/search-text.ts'

// Only used to match addresses, so it needs no context and no history.
const router = createRouter({ routeTree, context: undefined as never })

/**
 * Returns the normalized address of a page: its path as the route writes it, and only the query parameters that the
 * route reads, sorted by name. Other parameters do not change the page.
 * @param url path and query, as requested
 * @returns undefined if the site has no such page
 */
export function pageAddress(url: string): string | undefined {
  // The parts are concatenated, because with `new URL(url, base)` a path that begins with two slashes would name
  // another host.
  const { pathname, search } = new URL(`http://site.invalid${url}`)
  const segments = segmentsOf(pathname)
  if (segments === undefined) return undefined
  const [routes, , found] = router.getMatchedRoutes(pathOf(segments))
  if (found === undefined) return undefined
  const names = found.fullPath.split('/').filter((name: string) => name !== '')
  // For an unknown page, the router returns the closest parent route.
  if (segments.length > names.length) return undefined
  const path = pathOf(segments.map((segment, n) => (isFixed(names[n]) ? (names[n] ?? '') : segment)))
  const asked = parseSearch(search)
  const read = Object.assign({}, ...routes.map((route) => searchReadBy(route.options.validateSearch, asked)))
  const sorted = Object.entries(read).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return path + stringifySearch(Object.fromEntries(sorted))
}

/** Returns the query parameters that a route reads; none if the route has no validation. */
function searchReadBy(validate: unknown, asked: Record<string, string>): object {
  // The router's type also allows schemas, but the site's routes only use functions.
  return typeof validate === 'function' ? (validate as (search: Record<string, string>) => object)(asked) : {}
}

/**
 * Returns the decoded segments of a path. Like the router, it ignores repeated slashes. Returns undefined for invalid
 * UTF-8.
 */
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

/**
 * True if a segment of a route's path is fixed, that is, not a parameter. The router matches fixed segments
 * case-insensitively.
 */
function isFixed(name = '$'): boolean {
  return !name.includes('$')
}
