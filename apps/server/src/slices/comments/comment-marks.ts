import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { defineSlot } from '../../platform/slots/slots.ts'

/**
 * Returns which of the given comments the viewer voted for, by id.
 * @param viewerId never a guest; guests have no votes to look up
 */
export type CommentMarkSource = (
  db: Db,
  viewerId: number,
  commentIds: readonly number[],
) => Promise<ReadonlySet<number>>

/** The comments that the viewer voted for, contributed by the slice that knows them. */
export const commentMarkSources = defineSlot<CommentMarkSource>('comment.marks')

/** Returns which of the given comments the viewer voted for, by id. */
export async function votedComments(
  ctx: AppContext,
  db: Db,
  viewerId: number | null,
  commentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (viewerId === null || commentIds.length === 0) return new Set()
  const sources = ctx.slots.all(commentMarkSources)
  const voted = await Promise.all(sources.map((source) => source(db, viewerId, commentIds)))
  return new Set(voted.flatMap((ids) => [...ids]))
}
