import type { ApiError, QuandaryClient } from '@quandary/api-client'
import { type CommentList, joinComments, MORE_COMMENTS, type PostComment } from '../posts/index.ts'

/** The loaded comments of a post after further pages. */
export interface MoreComments extends CommentList {
  /** The last page read, or 0 if it was the final one. Reading continues with the page after this number. */
  page: number
}

/** Reads further comments of a post with {@link readMore}. If that fails, shows the error and resolves to undefined. */
export function readMoreOf(
  objectId: string,
  list: PostComment[],
  after: number,
  { api, report }: { api: QuandaryClient; report: (error: ApiError) => void },
): Promise<MoreComments | undefined> {
  return readMore(list, after, async (page) => {
    const query = { object_id: objectId, page, page_size: MORE_COMMENTS, query_cond: '' } as const
    const { data, error } = await api.call('listComments', { query })
    if (error) report(error)
    return data
  })
}

/**
 * Reads further pages of comments into a list until a page contains a new comment. If only a single comment would
 * then remain, reads one more page. Deletions move comments to earlier pages, so after the last page, reading
 * restarts once from the first page.
 *
 * @param list the loaded comments
 * @param after the last page that was read; 0 before the first
 * @param read reads a page; returns undefined on failure
 */
export async function readMore(
  list: PostComment[],
  after: number,
  read: (page: number) => Promise<CommentList | undefined>,
): Promise<MoreComments | undefined> {
  let page = after
  let restarted = false
  for (;;) {
    // Each page depends on the previous ones.
    // oxlint-disable-next-line no-await-in-loop
    const found = await read(page + 1)
    if (found === undefined) return undefined
    const joined = joinComments(list, found.list)
    const isLast = found.list.length < MORE_COMMENTS
    page = isLast ? 0 : page + 1
    const rest = found.count - joined.length
    const isEnough = rest <= 0 || (joined.length > list.length && rest > 1)
    list = joined
    if (isEnough || (isLast && restarted)) return { count: found.count, list, page }
    restarted ||= isLast
  }
}
