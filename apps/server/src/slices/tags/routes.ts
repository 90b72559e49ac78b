import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getTag } from './get-tag.ts'
import { listTags } from './list-tags.ts'
import { suggestTags } from './suggest-tags.ts'

export function tagRoutes(app: AppContext) {
  return {
    listTags: { policy: 'reader', handle: ({ query }) => listTags(app, query) },
    getTag: { policy: 'reader', handle: ({ query, viewer, language }) => getTag(app, query, { viewer, language }) },
    suggestTags: { policy: 'active', handle: ({ query }) => suggestTags(app, query.tag ?? '') },
  } satisfies RouteTable
}
