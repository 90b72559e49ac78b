import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

export type SuggestedEdit = Schemas['ReviewItem']
export type FlaggedPost = Schemas['UnreviewedReport']
export type PendingPost = Schemas['PendingPost']

/** Query key prefix of all review data, which is refetched after each decision. */
export const REVIEW_KEY = 'review'

/** Queries the queues open to the viewer, with the number of tasks in each. */
export function reviewTypesQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: [REVIEW_KEY, 'types'],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listReviewTypes', { signal })),
  })
}

/** Queries one suggested edit; each page contains one. */
export function suggestedEditQuery(api: QuandaryClient, page: number) {
  return queryOptions({
    queryKey: [REVIEW_KEY, 'suggested_post_edit', page],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listUnreviewedRevisions', { query: { page }, signal })),
  })
}

/** Queries one flagged post; each page contains one. */
export function flaggedPostQuery(api: QuandaryClient, page: number) {
  return queryOptions({
    queryKey: [REVIEW_KEY, 'flagged_post', page],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listUnreviewedReports', { query: { page }, signal })),
  })
}

/** Queries one pending post; each page contains one. */
export function pendingPostQuery(api: QuandaryClient, page: number) {
  return queryOptions({
    queryKey: [REVIEW_KEY, 'queued_post', page],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listPendingPosts', { query: { page }, signal })),
  })
}
