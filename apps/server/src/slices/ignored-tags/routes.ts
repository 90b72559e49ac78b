import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { ignoreTag } from './ignore-tag.ts'
import { listIgnoredTags } from './list-ignored-tags.ts'
import { updateIgnoredTags } from './update-ignored-tags.ts'

export function ignoredTagRoutes(ctx: AppContext) {
  return {
    ignoreTag: {
      policy: 'active',
      handle: async ({ body: { tag_id, is_cancel }, viewer }) => {
        const ignored = is_cancel !== true
        await ignoreTag(ctx, { on: decodeObjectId(tag_id), ignored }, viewer)
        return { is_ignored: ignored }
      },
    },
    updateIgnoredTags: {
      policy: 'active',
      handle: ({ body: { slug_name_list: slugs, display }, viewer }) =>
        done(updateIgnoredTags(ctx, { slugs, display }, viewer)),
    },
    listIgnoredTags: { policy: 'reader', handle: ({ viewer }) => listIgnoredTags(ctx, viewer) },
  } satisfies RouteTable
}
