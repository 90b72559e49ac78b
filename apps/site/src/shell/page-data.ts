import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a query has loaded, by its key. */
type Loaded = [key: QueryKey, data: unknown]

/** Id of the element that carries the data. */
export const PAGE_DATA_ID = 'page-data'

/** Everything a page was made of, as the content of a script element; no text in it can end that. */
export function writePageData(queryClient: QueryClient): string {
  const loaded = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): Loaded => [queryKey, state.data])
  return JSON.stringify(loaded).replaceAll('<', '\\u003c')
}

/**
 * Puts what {@link writePageData} wrote where the screens look for it. It counts as loaded now: the
 * server may have kept the page for a while, but gives it out only while everything in it is as it was; and the clock of
 * this machine need not be right.
 */
export function restorePageData(queryClient: QueryClient, text: string): void {
  const loaded = JSON.parse(text) as Loaded[] // Written by the server this page came from.
  for (const [key, data] of loaded) queryClient.setQueryData(key, data)
}
