import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { DecodedId } from '../../platform/ids/object-id.ts'
import { FollowOfOneself, FollowTargetNotFound } from './errors.ts'
import { followable, lockTarget } from './follow-target.ts'
import { switchFollow } from './switch-follow.ts'

/**
 * Follows or unfollows a question, a tag or a user. Idempotent.
 * @param follow.on undefined if the id names no object
 * @returns the number of followers
 * @throws {NotFollowable} {FollowTargetNotFound} {FollowOfOneself}
 */
export async function followObject(
  ctx: AppContext,
  follow: { on: DecodedId | undefined; followed: boolean },
  viewer: Viewer,
): Promise<number> {
  const { on, followed } = follow
  if (!on) throw new FollowTargetNotFound()
  const asked = followable(on)
  if (asked.type === 'user' && asked.id === viewer.id) throw new FollowOfOneself()
  return ctx.db.transaction().execute(async (tx) => {
    const [target, before] = await lockTarget(tx, viewer, asked)
    if (!target) throw new FollowTargetNotFound()
    const { type, id, followers } = target
    const change = await switchFollow(ctx, tx, viewer.id, { type, id }, { before, after: followed })
    return followers + change
  })
}
