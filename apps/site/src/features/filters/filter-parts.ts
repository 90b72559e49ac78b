import type { QuestionFilters } from '../posts/index.ts'

/** Names of the conditions, in the order in which they are shown. */
const partNames = ['answers', 'state', 'min_votes', 'in_days', 'only', 'tags', 'not_tags'] as const

/** A single condition of a list's filters. */
export interface FilterPart {
  name: (typeof partNames)[number]
  /** The value shown. */
  value: string | number
  /** The filters that remain without this condition. */
  without: QuestionFilters
}

/**
 * Splits filters into conditions that can be removed separately. Each tag is a separate condition; if any one tag is
 * enough to match, all tags together are one condition.
 */
export function filterParts(filters: QuestionFilters): FilterPart[] {
  return partNames.flatMap((name): FilterPart[] => {
    const value = filters[name]
    if (value === undefined) return []
    if (name === 'tags' && filters.match === 'any') {
      return [{ name, value, without: { ...filters, tags: undefined, match: undefined } }]
    }
    if (name !== 'tags' && name !== 'not_tags') return [{ name, value, without: { ...filters, [name]: undefined } }]
    const slugs = String(value).split(',')
    return slugs.map((slug) => {
      const rest = slugs.filter((one) => one !== slug).join(',')
      return { name, value: slug, without: { ...filters, [name]: rest === '' ? undefined : rest } }
    })
  })
}
