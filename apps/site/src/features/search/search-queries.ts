import { searchLimits } from '@quandary/api-client/limits'
import {
  type OperationData,
  type OperationQuery,
  type QuandaryClient,
  type Schemas,
  unwrap,
} from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'

/** A question or answer found by a search. */
export type SearchHit = Schemas['SearchHit']

export const HITS_PER_PAGE = 20

/** Maximum length of a query. */
export const QUERY_LENGTH = searchLimits.q.max

/** Orders of the hits, the default first (docs/spec/domain.md#search). */
export const searchOrders = ['relevance', 'newest', 'active', 'score'] as const

export type SearchOrder = (typeof searchOrders)[number]

export interface SearchFilter {
  q?: string | undefined
  order?: SearchOrder | undefined
  page?: number | undefined
  /** Set if the words are searched as typed, even if they seem to be mistyped and nothing is found. */
  verbatim?: '1' | undefined
}

const NO_RESULTS: OperationData<'search'> = { count: 0, list: [] }

/** Queries a page of hits. An empty query is not sent. */
export function searchQuery(api: QuandaryClient, filter: SearchFilter) {
  const q = (filter.q ?? '').trim().slice(0, QUERY_LENGTH)
  const query: OperationQuery<'search'> = {
    q,
    order: filter.order ?? 'relevance',
    page: filter.page ?? 1,
    size: HITS_PER_PAGE,
    correct: filter.verbatim === undefined,
  }
  return queryOptions({
    queryKey: [...operationKey('search'), query],
    queryFn: ({ signal }) => (q === '' ? Promise.resolve(NO_RESULTS) : unwrap(api.call('search', { query, signal }))),
  })
}

/**
 * Queries the external search provider; its texts are empty if the site itself searches. It rarely changes, so it stays
 * fresh for a minute.
 */
export function searchProviderQuery(api: QuandaryClient) {
  return {
    ...operationQuery(api, 'getSearchProvider'),
    staleTime: 60_000,
  }
}

/** Queries suggestions for an unfinished search. An empty text is not sent. */
export function suggestionsQuery(api: QuandaryClient, text: string) {
  const q = text.slice(0, QUERY_LENGTH)
  return {
    ...operationQuery(api, 'listSearchSuggestions', { query: { q } }),
    enabled: q !== '',
  }
}
