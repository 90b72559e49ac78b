import { assertCanEditComment } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { AssertLinks } from '../posts/index.ts'
import { assertTextLength, pendingPostEdited, readLinkLimit } from '../posts/index.ts'
import { readPrivileges, siteUrl } from '../site-settings/index.ts'
import { findMentioned, readCommentText } from './comment-text.ts'
import { commentFactsOf } from './comment-view.ts'
import { commentEdited } from './events.ts'
import type { FoundComment } from './found-comment.ts'
import { eventOf, lockVisibleComment } from './found-comment.ts'
import { changeComment } from './store.ts'

/**
 * Edits a comment. Its author may do so for five minutes, staff at any time. Comments have no versions.
 * @returns the text as HTML
 * @throws {CommentNotFound}
 * @throws {CommentEmpty} when nothing of the text can be shown
 * @throws {InvalidFields} on `original_text`: too short or too long, or with more links than the editor may post
 * @throws {PermissionDenied} {ActionRefused} the editor is neither the author nor staff, or is the author and the
 * five minutes are over
 */
export async function updateComment(
  ctx: AppContext,
  { commentId, text }: { commentId: number; text: string },
  viewer: Viewer,
): Promise<string> {
  assertTextLength('comment', text)
  const privileges = await readPrivileges(ctx)
  const site = await siteUrl(ctx)
  const assertLinks = await readLinkLimit(ctx, viewer)
  return ctx.db.transaction().execute(async (tx) => {
    const found = await lockVisibleComment(tx, commentId, viewer)
    assertCanEditComment(viewer, commentFactsOf(found.comment), toUnixSeconds(ctx.clock.now()), privileges)
    if (text === found.comment.original_text) return found.comment.parsed_text
    return storeEdit(ctx, tx, found, { text, siteUrl: site, editorId: viewer.id, assertLinks })
  })
}

interface CommentEdit {
  text: string
  siteUrl: string
  editorId: number
  assertLinks: AssertLinks
}

/** Stores the new text and returns the rendered HTML. */
async function storeEdit(
  ctx: AppContext,
  tx: Tx,
  found: FoundComment,
  { text, siteUrl: site, editorId, assertLinks }: CommentEdit,
): Promise<string> {
  const { html, mentionedUserIds } = await readCommentText(tx, text, { siteUrl: site })
  assertLinks({ field: 'original_text', html, before: found.comment.parsed_text })
  const before = new Set((await findMentioned(tx, found.comment.original_text)).values())
  await changeComment(tx, found.comment.id, { original_text: text, parsed_text: html })
  // A pending comment notifies nobody.
  if (found.comment.status === 'pending') {
    await ctx.bus.emit(tx, pendingPostEdited, { objectType: 'comment', objectId: found.comment.id })
    return html
  }
  await ctx.bus.emit(tx, commentEdited, {
    ...eventOf(found, editorId, ctx.clock.now()),
    mentionedUserIds: mentionedUserIds.filter((id) => !before.has(id)),
  })
  return html
}
