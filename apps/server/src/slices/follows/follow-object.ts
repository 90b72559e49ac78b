import type { OperationBody, Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { FollowOfOneself, FollowTargetNotFound } from './errors.ts'
import { lockTarget, readTarget } from './follow-target.ts'
import { switchFollow } from './switch-follow.ts'

/**
 * Follows or unfollows a question, a tag or a user. Idempotent.
 * @throws {NotFollowable} {FollowTargetNotFound} {FollowOfOneself}
 */
export async function followObject(
  app: AppContext,
  given: OperationBody<'follow'>,
  viewer: Viewer,
): Promise<Schemas['FollowResult']> {
  const asked = readTarget(given.object_id)
  if (!asked) throw new FollowTargetNotFound()
  if (asked.type === 'user' && asked.id === viewer.id) throw new FollowOfOneself()
  const followed = given.is_cancel !== true
  return app.db.transaction().execute(async (tx) => {
    const [target, before] = await lockTarget(tx, viewer, asked)
    if (!target) throw new FollowTargetNotFound()
    const { type, id, followers } = target
    const change = await switchFollow(app, tx, viewer.id, { type, id }, { before, after: followed })
    return { follows: followers + change, is_followed: followed }
  })
}
