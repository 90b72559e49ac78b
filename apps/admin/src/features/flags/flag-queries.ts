import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { type ListOrder, orderParameters, readOrder, ROWS_PER_PAGE } from '../lists/index.ts'

export const flagStates = ['pending', 'completed'] as const
export type FlagState = (typeof flagStates)[number]
export const flagKinds = ['all', 'question', 'answer', 'comment'] as const
export type FlagKind = (typeof flagKinds)[number]

export const flagColumns = ['updated', 'created'] as const
export type FlagColumn = (typeof flagColumns)[number]

/** State of the list of flags, as encoded in the page's address. */
export interface FlagSearch extends ListOrder<FlagColumn> {
  state: FlagState
  kind: FlagKind
  page: number
}

/** Reads the state from the search parameters; invalid values are ignored. */
export function readFlagSearch(given: Record<string, unknown>): FlagSearch {
  const page = Number(given['page'])
  return {
    ...readOrder(given, flagColumns),
    state: flagStates.find((state) => state === given['filter']) ?? 'pending',
    kind: flagKinds.find((kind) => kind === given['type']) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the address for a state; default values are omitted. */
export function flagAddress({ state, kind, page, order, direction }: FlagSearch): string {
  const search = new URLSearchParams({
    ...(state === 'pending' ? {} : { filter: state }),
    ...(kind === 'all' ? {} : { type: kind }),
    ...orderParameters({ order, direction }, flagColumns),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
  return search === '' ? '/admin/flags' : `/admin/flags?${search}`
}

export function flagsQuery(api: QuandaryClient, { state, kind, page, order, direction }: FlagSearch) {
  return operationQuery(api, 'listReports', {
    query: { status: state, object_type: kind, order, direction, page, page_size: ROWS_PER_PAGE },
  })
}

/** Fetches the outcomes that a flag on this kind of post can have. */
export function outcomesQuery(api: QuandaryClient, kind: Exclude<FlagKind, 'all'>) {
  return {
    ...operationQuery(api, 'listAdminReasons', { query: { object_type: kind, action: 'review' } }),
    staleTime: Infinity,
  }
}
