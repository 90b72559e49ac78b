import type { QuestionFilters } from '../posts/index.ts'
import { filterNames, type FilterSearch } from './filters-in.ts'

/** Returns only the filters from the search parameters of a page. */
export function filtersOf(filter: QuestionFilters): QuestionFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => (name === 'filters' || filter[name] === undefined ? [] : [[name, filter[name]]])),
  )
}

/** True if a list is filtered. */
export function isFiltered(filters: FilterSearch): boolean {
  return filterNames.some((name) => name !== 'filters' && filters[name] !== undefined)
}
