import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { followObject } from './follow-object.ts'
import { readTarget } from './follow-target.ts'
import { listFollowedTags } from './list-followed-tags.ts'
import { updateFollowedTags } from './update-followed-tags.ts'

export function followRoutes(ctx: AppContext) {
  return {
    follow: {
      policy: 'active',
      handle: async ({ body: { object_id, is_cancel }, viewer }) => {
        const followed = is_cancel !== true
        const follows = await followObject(ctx, { on: readTarget(object_id), followed }, viewer)
        return { follows, is_followed: followed }
      },
    },
    updateFollowedTags: {
      policy: 'active',
      handle: ({ body, viewer }) => done(updateFollowedTags(ctx, body.slug_name_list ?? [], viewer)),
    },
    listFollowedTags: { policy: 'reader', handle: ({ viewer }) => listFollowedTags(ctx, viewer) },
  } satisfies RouteTable
}
