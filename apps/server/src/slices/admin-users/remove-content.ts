import type { AppContext } from '../../context.ts'
import { defineJob } from '../../platform/jobs/job-queue.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { lockAnswer, removeAnswer } from '../answers/index.ts'
import { deleteComment } from '../comments/index.ts'
import { withLockedQuestion, deleteLocked } from '../questions/index.ts'
import { findUser, viewerOf } from '../users/index.ts'
import { listContentOf } from './content-store.ts'

/** Deletes a person's content, after the request that ordered it has been answered. */
export const removalJob = defineJob<{ userId: number; actorId: number }>('remove content')

/** Posts deleted between two queries for what is left. */
const BATCH = 100

/**
 * Deletes every question, answer and comment of a person, each by the rules of its kind, so that counters, lists and
 * event listeners stay correct. Idempotent, so a retry continues where the last attempt stopped.
 * @param actorId the administrator who ordered it
 */
export async function removeContentOf(app: AppContext, userId: number, actorId: number): Promise<void> {
  const actor = await findUser(app.db, actorId)
  if (!actor) throw new Error(`There is no user ${actorId}`)
  const viewer = viewerOf(actor)
  for (;;) {
    const left = await listContentOf(app.db, userId, BATCH)
    if (left.length === 0) return
    for (const { type, id } of left) {
      const publicId = encodeObjectId({ type, id })
      if (type === 'comment') await deleteComment(app, publicId, viewer)
      else if (type === 'answer') await removeOneAnswer(app, id, actorId)
      else {
        await withLockedQuestion(app, publicId, viewer, async (locked) => {
          if (locked.question.status !== 'deleted') await deleteLocked(locked)
        })
      }
    }
  }
}

async function removeOneAnswer(app: AppContext, id: number, actorId: number): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const locked = await lockAnswer(tx, id)
    if (locked && locked.answer.status !== 'deleted') await removeAnswer(app, tx, locked, actorId)
  })
}

/** Registers the job that finishes interrupted removals. */
export function finishRemovals(app: AppContext): void {
  app.jobs.handle(removalJob, ({ payload }) => removeContentOf(app, payload.userId, payload.actorId))
}
