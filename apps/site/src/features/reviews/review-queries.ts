import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** A queue of the review, as its address names it. */
export type ReviewQueue = Schemas['ReviewTypeItem']['name']

/** All queues, in the order of their tabs. */
export const reviewQueues = ['suggested_post_edit', 'flagged_post', 'queued_post'] as const satisfies ReviewQueue[]

export type SuggestedEdit = Schemas['ReviewItem']
export type FlaggedPost = Schemas['UnreviewedReport']
export type PendingPost = Schemas['PendingPost']

/** Everything of the review begins so: after a decision all of it is loaded again. */
export const REVIEW_KEY = 'review'

/** The queues that are for the viewer, each with how much waits. */
export function reviewTypesQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: [REVIEW_KEY, 'types'],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listReviewTypes', { signal })),
  })
}

/** One suggested edit; a page holds one. */
export function suggestedEditQuery(api: QuandaryClient, page: number) {
  return queryOptions({
    queryKey: [REVIEW_KEY, 'suggested_post_edit', page],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listUnreviewedRevisions', { query: { page }, signal })),
  })
}

/** One flagged post; a page holds one. */
export function flaggedPostQuery(api: QuandaryClient, page: number) {
  return queryOptions({
    queryKey: [REVIEW_KEY, 'flagged_post', page],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listUnreviewedReports', { query: { page }, signal })),
  })
}

/** One post that waits for approval; a page holds one. */
export function pendingPostQuery(api: QuandaryClient, page: number) {
  return queryOptions({
    queryKey: [REVIEW_KEY, 'queued_post', page],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listPendingPosts', { query: { page }, signal })),
  })
}
