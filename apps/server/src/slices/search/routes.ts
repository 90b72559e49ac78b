import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { searchPosts } from './search-posts.ts'

export function searchRoutes(app: AppContext) {
  return {
    search: {
      policy: 'reader',
      limits: LIMITS.search,
      captcha: 'search',
      handle: ({ query, viewer }) => searchPosts(app, query, viewer),
    },
    // Words and tokens are read by the site itself; there is nobody else to name.
    getSearchProvider: { policy: 'reader', handle: async () => ({ name: '', icon: '', link: '' }) },
  } satisfies RouteTable
}
