import type { SiteContext } from '../../shell/context/site-context.ts'

export const importFilterArea = () => import('./filter-area.tsx')

/** The module that renders filters. */
export type LoadedFilterArea = Awaited<ReturnType<typeof importFilterArea>>

/** The module once {@link loadFilterArea} has loaded it. */
export const filterArea: { loaded?: LoadedFilterArea } = {}

/**
 * Loads the module that renders filters, and the viewer's saved filters, before the server renders a page that shows
 * filters. Most visits to a list need neither.
 */
export async function loadFilterArea({ api, queryClient }: SiteContext, isMember: boolean): Promise<void> {
  filterArea.loaded = await importFilterArea()
  if (isMember) await queryClient.prefetchQuery(filterArea.loaded.savedFiltersQuery(api))
}
