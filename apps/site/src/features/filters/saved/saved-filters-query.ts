import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { useQuery } from '@tanstack/react-query'
import { tagHref, withQuery } from '../../../addresses.ts'
import { useSite } from '../../../shell/context/site-context.ts'
import { useLoginState } from '../../../shell/context/viewer.ts'
import type { QuestionListFilter } from '../../posts/index.ts'
import { filtersOf } from '../filters-of.ts'

/** A saved filter of the viewer. */
export type SavedFilter = Schemas['SavedFilter']

/** Queries the viewer's saved filters. */
export function savedFiltersQuery(api: QuandaryClient) {
  return operationQuery(api, 'listSavedFilters')
}

/** Returns the saved filters of an activated member; undefined for other viewers, and until they are loaded. */
export function useSavedFilters(): readonly SavedFilter[] | undefined {
  const { api } = useSite()
  const { normal } = useLoginState()
  const { data } = useQuery({ ...savedFiltersQuery(api), enabled: normal })
  return normal ? data?.list : undefined
}

/** Returns the address of the list that a saved filter selects. Equal selections have equal addresses. */
export function savedFilterHref({ tag, order, ...filter }: SavedFilter['filter']): string {
  const path = tag === undefined ? '/questions' : tagHref(tag)
  return withQuery(path, { order: order === 'active' ? undefined : order, ...filtersOf(filter) })
}

/**
 * Returns the part of a list's selection that is saved: tag, order and filters, but not the page. Contains no undefined
 * values.
 */
export function savedOf({ tag, order, ...filter }: QuestionListFilter): SavedFilter['filter'] {
  const { min_votes, in_days, ...filters } = filtersOf(filter)
  return {
    ...(tag !== undefined && { tag }),
    ...(order !== undefined && { order }),
    ...(filters as SavedFilter['filter']), // filtersOf omits undefined values.
    ...(min_votes !== undefined && { min_votes: Number(min_votes) }),
    ...(in_days !== undefined && { in_days: Number(in_days) }),
  }
}
