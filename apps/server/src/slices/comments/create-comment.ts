import type { OperationBody, Schemas } from '@quandary/api-client'
import { assertCanAddComment } from '@quandary/guards'
import type { Language } from '@quandary/i18n'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges, siteUrl } from '../site-settings/index.ts'
import type { Comment } from './comment.ts'
import { commentIds } from './comment.ts'
import type { CommentText } from './comment-text.ts'
import { readCommentText } from './comment-text.ts'
import { viewComment } from './comment-view.ts'
import type { CommentedPost } from './commented-post.ts'
import { findCommentedPost } from './commented-post.ts'
import { CommentNotFound, CommentTargetNotFound } from './errors.ts'
import { commentCreated } from './events.ts'
import { happeningOf } from './found-comment.ts'
import { isUnder } from './list-comments.ts'
import { findComment, insertComment } from './store.ts'

/** A new comment, rendered, but not stored yet. */
interface NewText extends CommentText {
  original: string
  replied: Comment | undefined
  authorId: number
}

/**
 * Comments on a question or an answer, or replies to a comment there.
 * @throws {CommentTargetNotFound} {CommentNotFound} 400
 * @throws {CommentEmpty} when nothing of the text can be shown
 */
export async function createComment(
  app: AppContext,
  given: OperationBody<'createComment'>,
  viewer: Viewer,
  language: Language,
): Promise<Schemas['Comment']> {
  const privileges = await readPrivileges(app)
  const site = await siteUrl(app)
  const comment = await app.db.transaction().execute(async (tx) => {
    const post = await findCommentedPost(tx, viewer, given.object_id)
    if (!post) throw new CommentTargetNotFound(400)
    assertCanAddComment(viewer, post, privileges)
    const replied = await findReplied(tx, post, given.reply_comment_id ?? '')
    const text = await readCommentText(tx, given.original_text, { siteUrl: site })
    return storeComment(app, tx, post, { original: given.original_text, ...text, replied, authorId: viewer.id })
  })
  return viewComment(app, comment, viewer, language)
}

async function storeComment(
  app: AppContext,
  tx: Tx,
  post: CommentedPost,
  { original, html, mentionedUserIds, replied, authorId }: NewText,
): Promise<Comment> {
  const at = app.clock.now()
  const id = await insertComment(tx, {
    object_type: post.type,
    object_id: post.id,
    question_id: post.questionId,
    user_id: authorId,
    original_text: original,
    parsed_text: html,
    reply_comment_id: replied?.id ?? null,
    reply_user_id: replied?.user_id ?? null,
    created_at: at,
  })
  const comment = await findComment(tx, id)
  if (!comment) throw new Error('The new comment was not stored')
  const repliedUserId = comment.reply_user_id
  const told = { ...happeningOf({ comment, post }, authorId, at), repliedUserId, mentionedUserIds }
  await app.bus.emit(tx, commentCreated, told)
  return comment
}

/** The comment replied to; it must stand under the same post. */
async function findReplied(tx: Tx, post: CommentedPost, publicId: string): Promise<Comment | undefined> {
  if (publicId === '') return undefined
  const id = commentIds.read(publicId)
  const replied = id === undefined ? undefined : await findComment(tx, id)
  if (!replied || !isUnder(replied, post)) throw new CommentNotFound()
  return replied
}
