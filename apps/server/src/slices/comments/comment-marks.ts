import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { defineSlot } from '../../platform/slots/slots.ts'

/**
 * Returns the ids among these comments that the viewer voted for.
 * @param viewerId never a guest; guests have no votes to look up
 */
export type CommentMarkSource = (
  db: Db,
  viewerId: number,
  commentIds: readonly number[],
) => Promise<ReadonlySet<number>>

/** Which comments the viewer voted for, from the slice that knows it. */
export const commentMarkSources = defineSlot<CommentMarkSource>('comment.marks')

/** Returns the ids among these comments that the viewer voted for. */
export async function votedComments(
  app: AppContext,
  db: Db,
  viewerId: number | null,
  commentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const voted = new Set<number>()
  if (viewerId === null || commentIds.length === 0) return voted
  for (const source of app.slots.all(commentMarkSources)) {
    for (const id of await source(db, viewerId, commentIds)) voted.add(id)
  }
  return voted
}
