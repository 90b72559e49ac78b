import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'

export type PostComment = Schemas['Comment']

/** The loaded comments of a post, and their total count. */
export interface CommentList {
  count: number
  list: PostComment[]
}

/** Number of comments on the first page and on each later page (docs/spec/screens.md#states). */
export const FIRST_COMMENTS = 3
export const MORE_COMMENTS = 15
/** Maximum number of comments per page in the API. */
const MAX_COMMENTS = 100

/**
 * Value of the query parameter `comments` with which a page lists all comments, up to {@link MAX_COMMENTS} of each
 * post. Browsers without scripts need it to show more comments, also for printing.
 */
export const ALL_COMMENTS = 'all'

/**
 * Queries the initial comments of a post: those with the most votes. If only a single comment would be left out, it
 * is included, because a button to load it would take as much room.
 *
 * @param wanted a comment named by the address, which is included if it belongs to this post; or {@link
 * ALL_COMMENTS}
 */
export function firstCommentsQuery(api: QuandaryClient, objectId: string, wanted?: string) {
  const all = wanted === ALL_COMMENTS
  const size = all ? MAX_COMMENTS : FIRST_COMMENTS + 2
  const first = { object_id: objectId, page: 1, page_size: size, query_cond: 'vote' } as const
  const query = all || wanted === undefined ? first : { ...first, comment_id: wanted }
  return queryOptions({
    queryKey: [...operationKey('listComments'), 'first', query],
    queryFn: async ({ signal }) => {
      const found = await unwrap(api.call('listComments', { query, signal }))
      return all ? found : withoutRest(found, wanted)
    },
  })
}

/** Removes all comments except the first ones and the one named by the address, unless only one would be removed. */
function withoutRest({ count, list }: CommentList, wanted: string | undefined): CommentList {
  const first = list.filter(({ comment_id: id }, index) => index < FIRST_COMMENTS || id === wanted)
  return { count, list: count - first.length === 1 ? list : first }
}

/**
 * Merges overlapping pages of comments into one list: oldest first, and each reply after the comment it answers and the
 * earlier replies to it (docs/spec/screens.md#states).
 *
 * @param pages pages as the server returned them; for a comment on several pages the later page wins
 */
export function joinComments(...pages: readonly (readonly PostComment[])[]): PostComment[] {
  const byId = new Map(pages.flat().map((comment) => [comment.comment_id, comment]))
  const replies = new Map<string, PostComment[]>()
  // The sort is stable, so comments of the same second stay in order.
  for (const comment of [...byId.values()].reverse().sort((a, b) => b.created_at - a.created_at)) {
    const answered = byId.has(comment.reply_comment_id) ? comment.reply_comment_id : ''
    replies.set(answered, [...(replies.get(answered) ?? []), comment])
  }
  const inOrder: PostComment[] = []
  const waiting = replies.get('') ?? []
  for (let comment = waiting.pop(); comment; comment = waiting.pop()) {
    inOrder.push(comment)
    waiting.push(...(replies.get(comment.comment_id) ?? []))
  }
  return inOrder
}

/** Returns the list with a new comment added. */
export function withComment({ count, list }: CommentList, comment: PostComment): CommentList {
  return { count: count + 1, list: joinComments(list, [comment]) }
}

/** Returns the list with one comment changed. */
export function withChanged(comments: CommentList, id: string, change: Partial<PostComment>): CommentList {
  const list = comments.list.map((comment) => (comment.comment_id === id ? { ...comment, ...change } : comment))
  return { ...comments, list }
}

/** Returns the list without a deleted comment. */
export function withoutComment({ count, list }: CommentList, id: string): CommentList {
  return { count: Math.max(0, count - 1), list: list.filter((comment) => comment.comment_id !== id) }
}
