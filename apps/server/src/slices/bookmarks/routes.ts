import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { questionIds } from '../questions/index.ts'
import { listBookmarks } from './list-bookmarks.ts'
import { switchBookmark } from './switch-bookmark.ts'

export function bookmarkRoutes(ctx: AppContext) {
  return {
    switchBookmark: {
      policy: 'active',
      handle: async ({ body: { object_id, bookmark }, viewer }) => {
        const given = { questionId: questionIds.key(object_id), bookmarked: bookmark === true }
        return { object_collection_count: await switchBookmark(ctx, given, viewer) }
      },
    },
    listBookmarks: {
      policy: 'active',
      handle: ({ query, viewer, language }) => listBookmarks(ctx, query, { viewer, language }),
    },
  } satisfies RouteTable
}
