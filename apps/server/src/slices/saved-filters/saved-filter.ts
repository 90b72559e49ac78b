import type { Schemas } from '@quandary/api-client'
import type { Generated } from 'kysely'
import { isInvisible, oneLine } from '../../platform/text/one-line.ts'
import { SavedFilterNeedsName } from './errors.ts'

export interface SavedFiltersTable {
  id: Generated<number>
  user_id: number
  name: string
  /** {@link ListFilter} as JSON. */
  filter: string
  /** Place in the person's own order. */
  position: number
  created_at: number
}

/** The order and the filters of a list, as `listQuestions` takes them. */
export type ListFilter = Schemas['ListFilter']

/** Every field of a filter. Does not compile while a field of the contract is missing here. */
const FIELDS: Record<keyof ListFilter, true> = {
  order: true,
  tag: true,
  answers: true,
  state: true,
  min_votes: true,
  in_days: true,
  only: true,
  tags: true,
  match: true,
  not_tags: true,
}

/** Writes a filter for storage, with the known fields only. */
export function storedFilter(filter: ListFilter): string {
  return JSON.stringify(Object.fromEntries(Object.entries(filter).filter(([name]) => Object.hasOwn(FIELDS, name))))
}

/** Reads a filter that {@link storedFilter} wrote. */
export function filterIn(stored: string): ListFilter {
  // Only `storedFilter` writes the column, with validated fields, so the cast is safe.
  return JSON.parse(stored) as ListFilter
}

/**
 * Normalizes the name of a filter.
 * @throws {SavedFilterNeedsName}
 */
export function filterName(text: string): string {
  const name = oneLine(text)
  if (isInvisible(name)) throw new SavedFilterNeedsName()
  return name
}
