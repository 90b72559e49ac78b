import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery, type ReadOperationId } from '@quandary/api-client/query'
import type { QueryClient } from '@tanstack/react-query'

export type SuggestedEdit = Schemas['ReviewItem']
export type FlaggedPost = Schemas['UnreviewedReport']
export type PendingPost = Schemas['PendingPost']

/** Queries the queues open to the viewer, with the number of tasks in each. */
export function reviewTypesQuery(api: QuandaryClient) {
  return {
    ...operationQuery(api, 'listReviewTypes'),
    staleTime: 0,
  }
}

/** Queries one suggested edit; each page contains one. */
export function suggestedEditQuery(api: QuandaryClient, page: number) {
  return {
    ...operationQuery(api, 'listUnreviewedRevisions', { query: { page } }),
    staleTime: 0,
  }
}

/** Queries one flagged post; each page contains one. */
export function flaggedPostQuery(api: QuandaryClient, page: number) {
  return {
    ...operationQuery(api, 'listUnreviewedReports', { query: { page } }),
    staleTime: 0,
  }
}

/** Queries one pending post; each page contains one. */
export function pendingPostQuery(api: QuandaryClient, page: number) {
  return {
    ...operationQuery(api, 'listPendingPosts', { query: { page } }),
    staleTime: 0,
  }
}

const REVIEW_OPERATIONS: readonly unknown[] = [
  'listReviewTypes',
  'listUnreviewedRevisions',
  'listUnreviewedReports',
  'listPendingPosts',
] satisfies ReadOperationId[]

/** Refetches all review data, because each decision changes it. */
export function refetchReviews(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => REVIEW_OPERATIONS.includes(queryKey[0]) })
}
