import type { SiteContext } from '../../shell/context/site-context.ts'

export const importFilterArea = () => import('./filter-area.tsx')

/** The module that shows filters. */
export type LoadedFilterArea = Awaited<ReturnType<typeof importFilterArea>>

/** The module that {@link loadFilterArea} loaded last. */
export const filterArea: { loaded?: LoadedFilterArea } = {}

/**
 * Loads for a page of the server what shows filters, which most visits of a list do not need, and the filters that a member
 * saved.
 */
export async function loadFilterArea({ api, queryClient }: SiteContext, isMember: boolean): Promise<void> {
  filterArea.loaded = await importFilterArea()
  if (isMember) await queryClient.prefetchQuery(filterArea.loaded.savedFiltersQuery(api))
}
