import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { followChanged } from './events.ts'
import type { FollowTarget } from './follow-target.ts'
import { addToFollowers } from './follow-target.ts'
import { deleteFollow, insertFollow } from './store.ts'

/**
 * Makes a user follow or unfollow something, updates the counter and emits the event. Idempotent.
 * @param change.before whether the user follows the object, as read under its lock
 * @returns the change of the follower count
 */
export async function switchFollow(
  ctx: AppContext,
  tx: Tx,
  userId: number,
  target: FollowTarget,
  { before, after: followed }: { before: boolean; after: boolean },
): Promise<-1 | 0 | 1> {
  if (before === followed) return 0
  const at = ctx.clock.now()
  const key = { userId, ...target }
  await (followed ? insertFollow(tx, key, at) : deleteFollow(tx, key))
  const change = followed ? 1 : -1
  await addToFollowers(tx, target, change)
  const { type: objectType, id: objectId } = target
  await ctx.bus.emit(tx, followChanged, { actorId: userId, objectType, objectId, followed, at })
  return change
}
