import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { listBookmarks } from './list-bookmarks.ts'
import { switchBookmark } from './switch-bookmark.ts'

export function bookmarkRoutes(app: AppContext) {
  return {
    switchBookmark: {
      policy: 'active',
      handle: ({ body, viewer }) => switchBookmark(app, body, viewer),
    },
    listBookmarks: {
      policy: 'active',
      handle: ({ query, viewer, language }) => listBookmarks(app, query, { viewer, language }),
    },
  } satisfies RouteTable
}
