import { assertCanAddComment } from '@quandary/guards'
import { renderComment } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import type { Judgement } from '../posts/index.ts'
import { assertTextLength, pendingPostShown, judgePost, postPending, readLinkLimit } from '../posts/index.ts'
import { readPrivileges, siteUrl } from '../site-settings/index.ts'
import type { Comment } from './comment.ts'
import type { CommentText } from './comment-text.ts'
import { findMentioned, readCommentText } from './comment-text.ts'
import type { CommentedPost } from './commented-post.ts'
import { findCommentedPost } from './commented-post.ts'
import { CommentNotFound, CommentTargetNotFound } from './errors.ts'
import { commentCreated } from './events.ts'
import type { FoundComment } from './found-comment.ts'
import { eventOf } from './found-comment.ts'
import { isUnder } from './list-comments.ts'
import { changeComment, findComment, insertComment } from './store.ts'

/** The submitted values of a new comment. */
interface CommentDraft {
  /** The post to comment on. */
  on: DecodedId
  /** The comment to reply to, which must belong to the same post; null for none. */
  replyTo: number | null
  text: string
}

/** A rendered comment that is not stored yet. */
interface NewText extends CommentText {
  original: string
  replied: Comment | undefined
  authorId: number
  judgement: Judgement
}

/**
 * Comments on a question or an answer, or replies to a comment there.
 * @throws {CommentTargetNotFound} {CommentNotFound} 400
 * @throws {PermissionDenied} without `comment.add`
 * @throws {ActionRefused} the post is deleted or pending
 * @throws {CommentEmpty} when nothing of the text can be shown
 * @throws {InvalidFields} on `original_text`: too short or too long, or with more links than the author may post
 */
export async function createComment(
  ctx: AppContext,
  { on, replyTo, text: original }: CommentDraft,
  viewer: Viewer,
): Promise<Comment> {
  assertTextLength('comment', original)
  const privileges = await readPrivileges(ctx)
  const site = await siteUrl(ctx)
  const assertLinks = await readLinkLimit(ctx, viewer)
  const judgement = await judgeComment(ctx, original, { viewer, siteUrl: site })
  return ctx.db.transaction().execute(async (tx) => {
    const post = await findCommentedPost(tx, viewer, on)
    if (!post) throw new CommentTargetNotFound(400)
    assertCanAddComment(viewer, post, privileges)
    const replied = await findReplied(tx, post, replyTo)
    const text = await readCommentText(tx, original, { siteUrl: site })
    assertLinks({ field: 'original_text', html: text.html })
    const written = { original, ...text, replied, authorId: viewer.id, judgement }
    return storeComment(ctx, tx, post, written)
  })
}

async function storeComment(
  ctx: AppContext,
  tx: Tx,
  post: CommentedPost,
  { original, html, mentionedUserIds, replied, authorId, judgement }: NewText,
): Promise<Comment> {
  const at = ctx.clock.now()
  const comment = await insertComment(tx, {
    object_type: post.type,
    object_id: post.id,
    question_id: post.questionId,
    user_id: authorId,
    original_text: original,
    parsed_text: html,
    reply_comment_id: replied?.id ?? null,
    reply_user_id: replied?.user_id ?? null,
    status: judgement.status,
    created_at: at,
  })
  if (judgement.status === 'available') await emitCreated(ctx, tx, { comment, post }, { mentionedUserIds, at })
  else if (judgement.status === 'pending') {
    const event = { questionId: post.questionId, userId: authorId, at, reasons: judgement.reasons }
    await ctx.bus.emit(tx, postPending, { ...event, objectType: 'comment', objectId: comment.id })
  }
  return comment
}

/**
 * Runs the reviewers on a comment. Mentions stay plain text here: their links lead only to pages of this site, which
 * the reviewers need not see.
 */
function judgeComment(ctx: AppContext, content: string, by: { viewer: Viewer; siteUrl: string }): Promise<Judgement> {
  const html = renderComment(content, { siteUrl: by.siteUrl })
  return judgePost(ctx, by.viewer, { kind: 'comment', authorId: by.viewer.id, title: '', content, html })
}

/** Emits the event of a comment that became visible. */
async function emitCreated(
  ctx: AppContext,
  tx: Tx,
  found: FoundComment,
  { mentionedUserIds, at }: { mentionedUserIds: readonly number[]; at: number },
): Promise<void> {
  const { user_id: authorId, reply_user_id: repliedUserId } = found.comment
  await ctx.bus.emit(tx, commentCreated, { ...eventOf(found, authorId, at), repliedUserId, mentionedUserIds })
}

/** Shows a pending comment and emits the events that its creation would have emitted. */
export async function showComment(ctx: AppContext, tx: Tx, found: FoundComment, actorId: number): Promise<void> {
  const { id, original_text } = found.comment
  const at = ctx.clock.now()
  await changeComment(tx, id, { status: 'available' })
  const mentionedUserIds = [...(await findMentioned(tx, original_text)).values()]
  await ctx.bus.emit(tx, pendingPostShown, { objectType: 'comment', objectId: id, actorId, at })
  await emitCreated(ctx, tx, found, { mentionedUserIds, at })
}

/** Finds the comment replied to, which must belong to the same post. */
async function findReplied(tx: Tx, post: CommentedPost, id: number | null): Promise<Comment | undefined> {
  if (id === null) return undefined
  const replied = await findComment(tx, id)
  if (replied?.status !== 'available' || !isUnder(replied, post)) throw new CommentNotFound()
  return replied
}
