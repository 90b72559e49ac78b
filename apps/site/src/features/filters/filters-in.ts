import type { QuestionFilters } from '../posts/index.ts'
import { textIn } from '../../shell/navigation/search-text.ts'

// Every page loads this module, so it has what the router reads of an address and nothing more.

/** Separators between slugs where they are typed. */
const BETWEEN = /[\s,，、]+/
/** Most tags of a filter, and characters of a slug (operation listQuestions). */
export const MOST_TAGS = 5
export const SLUG_LENGTH = 35

const anything = /./

/** Values of each filter, in the order in which addresses name them; `tags` and `not_tags` are read as slugs. */
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

/** Names of what an address says about filters. */
export const filterNames = Object.keys(values) as (keyof typeof values)[]

/**
 * Reads the filters from the query of an address, as links and the form write it. The router also hands in what was read
 * before.
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

/** Writes a number, which a field of numbers also takes as `+1`, `01` or `1e3`, in one spelling. */
function numberIn(text: string): string {
  return text === '' ? '' : String(Number(text))
}

/** Writes slugs, as typed or as linked, in one spelling. */
function slugsIn(text: string): string {
  const slugs = typedSlugs(text).filter((slug) => slug.length <= SLUG_LENGTH)
  return slugs.slice(0, MOST_TAGS).join()
}

/** Returns the slugs in a text as typed or as linked, each once, also those that are too many or too long. */
export function typedSlugs(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().split(BETWEEN))].filter((slug) => slug !== '')
}
