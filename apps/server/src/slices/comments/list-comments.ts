import type { OperationData, OperationQuery } from '@quandary/api-client'
import { canSeeComment, isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readObjectId } from '../../platform/ids/object-id.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import type { Comment } from './comment.ts'
import { commentIds } from './comment.ts'
import { commentFactsOf, viewComments } from './comment-view.ts'
import type { CommentedPost } from './commented-post.ts'
import { findCommentedPost } from './commented-post.ts'
import { CommentTargetNotFound } from './errors.ts'
import { findComment, listCommentsOf } from './store.ts'

const PAGE_SIZE = 15

/**
 * Lists one page of the comments on a question or an answer, 15 by default and at most 100.
 * @throws {CommentTargetNotFound} 404
 */
export async function listComments(
  ctx: AppContext,
  query: OperationQuery<'listComments'>,
  viewer: Viewer | null,
  language: Language,
): Promise<OperationData<'listComments'>> {
  const commented = decodeObjectId(query.object_id)
  if (commented?.type !== 'question' && commented?.type !== 'answer') throw new CommentTargetNotFound(404)
  const order = ({ vote: 'votes', created_at: 'newest', '': 'oldest' } as const)[query.query_cond ?? '']
  const pendingOf = isStaff(viewer) ? ('all' as const) : (viewer?.id ?? null)
  const selection = { objectType: commented.type, objectId: commented.id, order, pendingOf }
  const [post, { count, comments }] = await Promise.all([
    findCommentedPost(ctx.db, viewer, readObjectId(query.object_id)),
    listCommentsOf(ctx.db, selection, readPaging(query, { size: PAGE_SIZE })),
  ])
  if (!post) throw new CommentTargetNotFound(404)
  const wanted = await findRequested(ctx, { post, viewer }, query.comment_id ?? '', comments)
  const shown = wanted ? [...comments, wanted] : comments
  return { count, list: await viewComments(ctx, shown, viewer, language) }
}

/** Finds the comment that the URL points at, if this page of the list lacks it and the viewer may see it. */
async function findRequested(
  ctx: AppContext,
  { post, viewer }: { post: CommentedPost; viewer: Viewer | null },
  publicId: string,
  page: readonly Comment[],
): Promise<Comment | undefined> {
  const id = commentIds.read(publicId)
  if (id === undefined || page.some((comment) => comment.id === id)) return undefined
  const comment = await findComment(ctx.db, id)
  const seen = comment && isUnder(comment, post) && canSeeComment(viewer, commentFactsOf(comment))
  return seen ? comment : undefined
}

/** True if the comment belongs to this post, in any state. */
export function isUnder(comment: Comment, post: CommentedPost): boolean {
  return comment.object_type === post.type && comment.object_id === post.id
}
