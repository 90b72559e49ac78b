import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** A comment. */
export type PostComment = Schemas['Comment']

/** Comments of a post as far as they are loaded, and how many there are. */
export interface CommentList {
  count: number
  list: PostComment[]
}

/** Comments shown at first, and on each later page (product spec §9). */
export const FIRST_COMMENTS = 3
export const MORE_COMMENTS = 15

/**
 * The comments of a post that are shown at first: those with the most votes.
 *
 * @param wanted the comment an address points at; it comes along where it stands under this post
 */
export function firstCommentsQuery(api: QuandaryClient, objectId: string, wanted?: string) {
  const first = { object_id: objectId, page: 1, page_size: FIRST_COMMENTS, query_cond: 'vote' } as const
  const query = wanted === undefined ? first : { ...first, comment_id: wanted }
  return queryOptions({
    queryKey: wanted === undefined ? ['comments', objectId] : ['comments', objectId, wanted],
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

/** The list with a comment that was just written. */
export function withComment({ count, list }: CommentList, comment: PostComment): CommentList {
  return { count: count + 1, list: joinComments(list, [comment]) }
}

/** The list with some of a comment changed. */
export function withChanged(comments: CommentList, id: string, change: Partial<PostComment>): CommentList {
  const list = comments.list.map((comment) => (comment.comment_id === id ? { ...comment, ...change } : comment))
  return { ...comments, list }
}

/** The list without a comment that was deleted. */
export function withoutComment({ count, list }: CommentList, id: string): CommentList {
  return { count: Math.max(0, count - 1), list: list.filter((comment) => comment.comment_id !== id) }
}
