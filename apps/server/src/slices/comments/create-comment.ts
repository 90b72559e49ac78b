import type { OperationBody, Schemas } from '@quandary/api-client'
import type { Language } from '@quandary/i18n'
import { renderComment, textOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { siteUrl } from '../site-settings/index.ts'
import { findUserByUsername } from '../users/index.ts'
import type { Comment } from './comment.ts'
import { commentIds } from './comment.ts'
import { viewComments } from './comment-view.ts'
import type { CommentedPost } from './commented-post.ts'
import { findCommentedPost } from './commented-post.ts'
import { CommentEmpty, CommentNotFound, CommentTargetNotFound } from './errors.ts'
import { commentCreated } from './events.ts'
import { isUnder } from './list-comments.ts'
import { linkMentions, mentionedNames } from './mentions.ts'
import { findComment, insertComment } from './store.ts'

/** Most people one comment can mention. */
const MAX_MENTIONS = 20

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
  const site = await siteUrl(app)
  const comment = await app.db.transaction().execute(async (tx) => {
    const post = await findCommentedPost(tx, viewer, given.object_id)
    if (!post || post.deleted) throw new CommentTargetNotFound(400)
    const replied = await findReplied(tx, post, given.reply_comment_id ?? '')
    const mentioned = await findMentioned(tx, given.original_text)
    const html = renderComment(linkMentions(given.original_text, new Set(mentioned.keys())), { siteUrl: site })
    if (textOf(html).trim() === '') throw new CommentEmpty()
    const at = app.clock.now()
    const id = await insertComment(tx, {
      object_type: post.type,
      object_id: post.id,
      question_id: post.questionId,
      user_id: viewer.id,
      original_text: given.original_text,
      parsed_text: html,
      reply_comment_id: replied?.id ?? null,
      reply_user_id: replied?.user_id ?? null,
      created_at: at,
    })
    await app.bus.emit(tx, commentCreated, {
      commentId: id,
      objectType: post.type,
      objectId: post.id,
      questionId: post.questionId,
      userId: viewer.id,
      postAuthorId: post.authorId,
      repliedUserId: replied?.user_id ?? null,
      mentionedUserIds: [...mentioned.values()],
      at,
    })
    return findComment(tx, id)
  })
  const [view] = comment ? await viewComments(app, [comment], viewer, language) : []
  if (!view) throw new Error('The new comment was not stored')
  return view
}

/** The comment replied to; it must stand under the same post. */
async function findReplied(tx: Tx, post: CommentedPost, publicId: string): Promise<Comment | undefined> {
  if (publicId === '') return undefined
  const id = commentIds.read(publicId)
  const replied = id === undefined ? undefined : await findComment(tx, id)
  if (!replied || !isUnder(replied, post)) throw new CommentNotFound()
  return replied
}

/**
 * The existing people a text names, by username. The list of names that a request may carry adds nothing to it:
 * nobody is mentioned who does not stand in the text.
 */
async function findMentioned(tx: Tx, text: string): Promise<Map<string, number>> {
  const people = new Map<string, number>()
  for (const name of mentionedNames(text).slice(0, MAX_MENTIONS)) {
    const user = await findUserByUsername(tx, name)
    if (user && user.status !== 'deleted') people.set(name, user.id)
  }
  return people
}
