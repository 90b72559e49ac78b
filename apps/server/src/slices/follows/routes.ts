import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { followObject } from './follow-object.ts'
import { listFollowedTags } from './list-followed-tags.ts'
import { updateFollowedTags } from './update-followed-tags.ts'

export function followRoutes(app: AppContext) {
  return {
    follow: {
      policy: 'active',
      handle: ({ body, viewer }) => followObject(app, body, viewer),
    },
    updateFollowedTags: {
      policy: 'active',
      handle: ({ body, viewer }) => updateFollowedTags(app, body, viewer),
    },
    listFollowedTags: { policy: 'reader', handle: ({ viewer }) => listFollowedTags(app, viewer) },
  } satisfies RouteTable
}
