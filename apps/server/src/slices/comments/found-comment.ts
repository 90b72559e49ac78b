import { canSeeComment } from '@quandary/guards'
import type { Db, Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Comment } from './comment.ts'
import { commentFactsOf } from './comment-view.ts'
import type { CommentedPost } from './commented-post.ts'
import { findPostOf } from './commented-post.ts'
import { CommentNotFound } from './errors.ts'
import type { CommentEvent } from './events.ts'
import { findComment } from './store.ts'

/** A comment that is not deleted, with its post. */
export interface FoundComment {
  comment: Comment
  post: CommentedPost
}

/**
 * Finds a comment, if the viewer may read it.
 * @throws {CommentNotFound} it is absent, deleted, or belongs to a post hidden from the viewer; the response is the
 * same
 */
export async function findVisibleComment(db: Db, id: number, viewer: Viewer | null): Promise<FoundComment> {
  return foundComment(db, await findComment(db, id), viewer)
}

async function foundComment(db: Db, comment: Comment | undefined, viewer: Viewer | null): Promise<FoundComment> {
  const post = comment && (await findPostOf(db, viewer, comment))
  if (!post || !canSeeComment(viewer, commentFactsOf(comment))) throw new CommentNotFound()
  return { comment, post }
}

/** Like {@link findVisibleComment}, but first locks the comment's row until the transaction ends. */
export async function lockVisibleComment(tx: Tx, id: number, viewer: Viewer): Promise<FoundComment> {
  // Sent together in this order, so that the comment is read under the lock.
  const [, comment] = await Promise.all([lockRow(tx, 'comments', id), findComment(tx, id)])
  return foundComment(tx, comment, viewer)
}

/** Builds the common part of an event about a comment. */
export function eventOf({ comment, post }: FoundComment, actorId: number, at: number): CommentEvent {
  return {
    commentId: comment.id,
    objectType: post.type,
    objectId: post.id,
    questionId: post.questionId,
    userId: comment.user_id,
    postAuthorId: post.authorId,
    actorId,
    at,
  }
}
