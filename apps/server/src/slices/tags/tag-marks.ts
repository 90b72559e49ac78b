import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { defineSlot } from '../../platform/slots/slots.ts'

/** Returns which of the given tags the viewer follows, by id. */
export type FollowedTagSource = (db: Db, viewerId: number, tagIds: readonly number[]) => Promise<ReadonlySet<number>>

/** The tags that the viewer follows, from the slice that stores follows. */
export const followedTagSource = defineSlot<FollowedTagSource>('tag.followed')

/** Returns which of the given tags the viewer follows, by id; none for a guest. */
export async function followedTags(
  ctx: AppContext,
  viewerId: number | null,
  tagIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const source = ctx.slots.one(followedTagSource)
  return source && viewerId !== null ? source(ctx.db, viewerId, tagIds) : new Set()
}
