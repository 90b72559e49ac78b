import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** A comment. */
export type PostComment = Schemas['Comment']

/** Comments shown at first, and on each later page (product spec §9). */
export const FIRST_COMMENTS = 3
export const MORE_COMMENTS = 15

/** The comments of a post that are shown at first: those with the most votes. */
export function firstCommentsQuery(api: QuandaryClient, objectId: string) {
  const query = { object_id: objectId, page: 1, page_size: FIRST_COMMENTS, query_cond: 'vote' } as const
  return queryOptions({
    queryKey: ['comments', objectId],
    queryFn: ({ signal }) => unwrap(api.call('listComments', { query, signal })),
  })
}

/**
 * Joins pages of comments that overlap into one list, oldest first.
 *
 * @param pages each page as the server gave it; of a comment on several pages the later one counts
 */
export function joinComments(...pages: readonly (readonly PostComment[])[]): PostComment[] {
  const byId = new Map(pages.flat().map((comment) => [comment.comment_id, comment]))
  return [...byId.values()].sort((a, b) => a.created_at - b.created_at)
}
