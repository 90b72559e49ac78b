import type { QuestionFilters } from '../posts/index.ts'
import { textIn } from '../../shell/navigation/search-text.ts'

// Every page loads this module, so it contains only what the router needs to read an address.

/** Separators between typed slugs. */
const BETWEEN = /[\s,，、]+/
/** Maximum number of tags of a filter, and maximum characters of a slug (operation listQuestions). */
export const MAX_TAGS = 5
export const SLUG_LENGTH = 35

const anything = /./

/**
 * Patterns of each filter's values, in the order in which addresses name the filters. `tags` and `not_tags` are parsed
 * as slugs.
 */
const values = {
  answers: /^(none|unaccepted)$/,
  state: /^(open|closed)$/,
  min_votes: /^(0|-?([1-9]\d{0,5}|1000000))$/,
  in_days: /^[1-9]\d{0,14}$/,
  only: /^(mine|followed)$/,
  tags: anything,
  match: /^any$/,
  not_tags: anything,
  filters: /^open$/,
} satisfies Record<keyof QuestionFilters | 'filters', RegExp>

/** The filters in an address. */
export type FilterSearch = QuestionFilters & { filters?: 'open' | undefined }

/** Names of the query parameters for filters. */
export const filterNames = Object.keys(values) as (keyof typeof values)[]

/**
 * Reads the filters from a query that was written by a link or by the filter form. Idempotent, because the router also
 * passes the result of an earlier call.
 */
export function filtersIn(query: Readonly<Record<string, unknown>>): FilterSearch {
  const read = Object.fromEntries(
    filterNames.map((name) => {
      const value = query[name]
      const given = typeof value === 'number' ? String(value) : (textIn(query, name) ?? '')
      const text = values[name] === anything ? slugsIn(given) : name === 'min_votes' ? numberIn(given) : given
      return [name, values[name].test(text) ? text : undefined]
    }),
  )
  if (!read['tags']?.includes(',')) read['match'] = undefined
  return read
}

/** Normalizes a number, because a number field also accepts `+1`, `01` or `1e3`. */
function numberIn(text: string): string {
  return text === '' ? '' : String(Number(text))
}

/** Normalizes slugs that were typed or come from a link. */
function slugsIn(text: string): string {
  const slugs = typedSlugs(text).filter((slug) => slug.length <= SLUG_LENGTH)
  return slugs.slice(0, MAX_TAGS).join()
}

/**
 * Returns the distinct slugs in a text that was typed or comes from a link, even those that are too long or too many.
 */
export function typedSlugs(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().split(BETWEEN))].filter((slug) => slug !== '')
}
