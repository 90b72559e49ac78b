// Transfers the query cache of a page to the browser, instead of `dehydrate` and `hydrate` of TanStack Query.
//
// Restored data counts as fresh here. `hydrate` dates it by the server's clock, so a page from the server's cache would
// refetch everything. The data is also smaller, because each query consists only of key and data, without its state:
// with the same data of the pages of `pnpm budget`, the question page has 10,050 instead of 10,339 bytes (brotli,
// quality 5), the list 10,779 instead of 11,165, and restoring takes 125 instead of 613 bytes of script (gzip).
// Processor time makes no difference: 55 instead of 82 µs to write the question page, 94 instead of 76 µs to restore
// it.
//
// Delete it when `hydrate` can date the data by the browser's clock, and the pages stay within `budget/main.ts` with
// it.
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
  const loaded = JSON.parse(text) as Loaded[] // Written by our own server, so the cast is safe.
  for (const [key, data] of loaded) queryClient.setQueryData(key, data)
}
