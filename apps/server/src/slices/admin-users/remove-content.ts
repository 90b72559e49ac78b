import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'
import { lockAnswer, removeAnswer } from '../answers/index.ts'
import { deleteListedComment } from '../comments/index.ts'
import { withLockedQuestion, deleteLocked } from '../questions/index.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { purgeSearchIndex } from '../search/index.ts'
import { contentErased, findUser, viewerOf } from '../users/index.ts'
import { listContentOf } from './content-store.ts'
import { undoEditsOf } from './undo-edits.ts'

/** The job that finishes deleting a person's content if the request for it was interrupted. */
export const removalJob = defineJob<{ userId: number; actorId: number }>('remove content')

/** Number of posts or comments that are listed at a time to be deleted. */
const BATCH = 100

/**
 * Delay after which the `content_changes` rows from before an erasure have been pruned. Until then, their cache tags
 * may contain erased names of tags. They are stored for an hour and pruned every hour (`docs/spec/domain.md#jobs`).
 */
const CHANGES_GONE_MS = 2.5 * 3_600_000

/** Clears what erased rows left behind in the files of the database and, if requested, in the search index. */
const clearJob = defineJob<{ searchIndex: boolean }>('clear leftovers')

/**
 * Deletes every question, answer and comment of a person, each by the rules of its kind, so that counters and lists
 * stay correct and the events are emitted. If the account is deleted too, the texts are erased for good, together with
 * the person's edits of other people's texts. Idempotent, so a retry continues where the last attempt stopped.
 * Safe to run twice at the same time: in the request for it, and in {@link removalJob}.
 * @param actorId the administrator who requested the deletion
 */
export async function removeContentOf(ctx: AppContext, userId: number, actorId: number): Promise<void> {
  const [user, actor] = [await findUser(ctx.db, userId), await findUser(ctx.db, actorId)]
  if (!actor) throw new Error(`There is no user ${actorId}`)
  await deleteContentOf(ctx, userId, viewerOf(actor))
  if (user?.status !== 'deleted') return
  await undoEditsOf(ctx, userId, actorId)
  await ctx.db.transaction().execute(async (tx) => {
    await ctx.bus.emit(tx, contentErased, { userId, actorId, at: ctx.clock.now() })
    await clearLeftovers(ctx, tx, { searchIndex: true })
  })
}

async function deleteContentOf(ctx: AppContext, userId: number, viewer: Viewer): Promise<void> {
  for (;;) {
    const left = await listContentOf(ctx.db, userId, BATCH)
    if (left.length === 0) return
    for (const { type, id } of left) {
      if (type === 'comment') await deleteListedComment(ctx, id, viewer)
      else if (type === 'answer') await removeOneAnswer(ctx, id, viewer.id)
      else {
        await withLockedQuestion(ctx, id, viewer, async (locked) => {
          if (locked.question.status !== 'deleted') await deleteLocked(locked)
        })
      }
    }
  }
}

async function removeOneAnswer(ctx: AppContext, id: number, actorId: number): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockAnswer(tx, id)
    if (locked && locked.answer.status !== 'deleted') await removeAnswer(ctx, tx, locked, actorId)
  })
}

/**
 * Queues the clearing of what erased rows left behind in the files of the database and, if requested, in the search
 * index. Clears the files again once the `content_changes` rows of the erasure are pruned.
 */
export async function clearLeftovers(ctx: AppContext, tx: Tx, what: { searchIndex: boolean }): Promise<void> {
  await ctx.jobs.add(tx, clearJob, what)
  await ctx.jobs.add(tx, clearJob, { searchIndex: false }, CHANGES_GONE_MS)
}

/** Registers the jobs that finish interrupted removals and clear up after them. */
export function finishRemovals(ctx: AppContext): void {
  ctx.jobs.handle(removalJob, ({ payload }) => removeContentOf(ctx, payload.userId, payload.actorId))
  ctx.jobs.handle(clearJob, async ({ payload }) => {
    if (payload.searchIndex) await purgeSearchIndex(ctx)
    await ctx.database.clearLeftovers()
  })
}
