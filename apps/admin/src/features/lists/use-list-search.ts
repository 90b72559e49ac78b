import { useDeferredValue, useMemo } from 'react'
import type { ListAddress, ListSearch } from './list-search.ts'

/**
 * Milliseconds until the route of a list shows its placeholder. Without the delay, the router would replace the rows
 * and the search field with every letter.
 */
export const LIST_PENDING_MS = 300

/**
 * Reads the state of a list from the search parameters of its address. While the rows of another query are fetched, the
 * previous list stays, and its search field keeps the focus.
 */
export function useListSearch<Filter extends string, Column extends string>(
  address: ListAddress<Filter, Column>,
  given: Record<string, unknown>,
): ListSearch<Filter, Column> {
  const search = useMemo(() => address.read(given), [address, given])
  const shown = useDeferredValue(search)
  return search.query === shown.query ? search : shown
}
