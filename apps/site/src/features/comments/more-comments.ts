import type { ApiError, QuandaryClient } from '@quandary/api-client'
import { type CommentList, joinComments, MORE_COMMENTS, type PostComment } from '../posts/index.ts'

/** The loaded comments of a post after further pages. */
export interface MoreComments extends CommentList {
  /** The page to go on after. */
  page: number
}

/** Reads further comments of a post, as {@link readMore} does; undefined where that failed, which the viewer is told. */
export function readMoreOf(
  objectId: string,
  list: PostComment[],
  after: number,
  { api, tell }: { api: QuandaryClient; tell: (error: ApiError) => void },
): Promise<MoreComments | undefined> {
  return readMore(list, after, async (page) => {
    const query = { object_id: objectId, page, page_size: MORE_COMMENTS, query_cond: '' } as const
    const { data, error } = await api.call('listComments', { query })
    if (error) tell(error)
    return data
  })
}

/**
 * Reads pages into a list until one brings something new, and one more where a single comment would be left behind a
 * button. Deletions move comments to earlier pages, so after the last page it starts again at the first, once.
 *
 * @param list the comments that are loaded
 * @param after the last page read, 0 before the first
 * @param read reads a page; undefined where that failed
 */
export async function readMore(
  list: PostComment[],
  after: number,
  read: (page: number) => Promise<CommentList | undefined>,
): Promise<MoreComments | undefined> {
  let page = after
  let restarted = false
  for (;;) {
    // Each page depends on what those before it left.
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
