import { filtersIn } from './filters-in.ts'
import { isFiltered } from './filters-of.ts'

/** Returns the build's ids of the modules that render the filters of a page with this query. */
export function filterModules(search: Readonly<Record<string, unknown>>): string[] {
  const filters = filtersIn(search)
  return filters.filters === 'open' || isFiltered(filters) ? ['src/features/filters/filter-area.tsx'] : []
}
