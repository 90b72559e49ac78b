// Transfers the query cache of a page to the browser, instead of `dehydrate` and `hydrate` of TanStack Query.
//
// It buys smaller pages: queries travel as key and data, without their state, and `@tanstack/react-router-ssr-query` is
// not loaded. It also makes restored data count as fresh, which `hydrate` dates by the server's clock. `pnpm budget`
// shows the sizes, `budget/main.ts` has their limits.
//
// Delete it when `hydrate` can date the data by the browser's clock, and the pages stay within these limits with it.
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The data of a query and its key. */
type Loaded = [key: QueryKey, data: unknown]

/** Id of the script element with the data. */
export const PAGE_DATA_ID = 'page-data'

/** Serializes all loaded queries for a script element. Escapes `<`, so that no text can close the element. */
export function writePageData(queryClient: QueryClient): string {
  const loaded = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): Loaded => [queryKey, state.data])
  return JSON.stringify(loaded).replaceAll('<', '\\u003c')
}

/**
 * Restores the data from {@link writePageData} into the query cache.
 *
 * The data counts as loaded now. The server may have cached the page, but only serves it while its data is unchanged,
 * and the clocks of the two machines may differ.
 */
export function restorePageData(queryClient: QueryClient, text: string): void {
  const loaded = JSON.parse(text) as Loaded[] // Written by the server of this page.
  for (const [key, data] of loaded) queryClient.setQueryData(key, data)
}
