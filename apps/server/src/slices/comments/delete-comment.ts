import type { Privileges } from '@quandary/guards'
import { assertCanDeleteComment } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { commentFactsOf } from './comment-view.ts'
import { commentDeleted } from './events.ts'
import type { FoundComment } from './found-comment.ts'
import { eventOf, lockVisibleComment } from './found-comment.ts'
import { changeComment } from './store.ts'

/**
 * Deletes a comment. Its author and staff may do so at any time. Replies stay and still name its author.
 * @throws {CommentNotFound} also when it is already deleted @throws {PermissionDenied}
 */
export async function deleteComment(ctx: AppContext, commentId: number, viewer: Viewer): Promise<void> {
  const privileges = await readPrivileges(ctx)
  await ctx.db.transaction().execute((tx) => deleteLocked(ctx, tx, { commentId, viewer, privileges }))
}

/**
 * Like {@link deleteComment}, but does nothing if the comment is deleted already: others may delete comments while the
 * caller works through a list of them.
 */
export async function deleteListedComment(ctx: AppContext, commentId: number, viewer: Viewer): Promise<void> {
  const privileges = await readPrivileges(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const comment = await lockRow(tx, 'comments', commentId)
    if (comment?.status !== 'deleted') await deleteLocked(ctx, tx, { commentId, viewer, privileges })
  })
}

async function deleteLocked(
  ctx: AppContext,
  tx: Tx,
  { commentId, viewer, privileges }: { commentId: number; viewer: Viewer; privileges: Privileges },
): Promise<void> {
  const found = await lockVisibleComment(tx, commentId, viewer)
  assertCanDeleteComment(viewer, commentFactsOf(found.comment), privileges)
  await removeComment(ctx, tx, found, viewer.id)
}

/** Marks a comment as deleted without checking permissions. */
export async function removeComment(ctx: AppContext, tx: Tx, found: FoundComment, actorId: number): Promise<void> {
  await changeComment(tx, found.comment.id, { status: 'deleted' })
  await ctx.bus.emit(tx, commentDeleted, eventOf(found, actorId, ctx.clock.now()))
}
