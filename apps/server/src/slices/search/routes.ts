import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { readSearchProvider } from './search-engine.ts'
import { searchPosts } from './search-posts.ts'

export function searchRoutes(app: AppContext) {
  return {
    search: {
      policy: 'reader',
      limits: LIMITS.search,
      captcha: 'search',
      handle: ({ query, viewer, language }) => searchPosts(app, query, { viewer, language }),
    },
    getSearchProvider: { policy: 'reader', handle: ({ language }) => readSearchProvider(app, language) },
  } satisfies RouteTable
}
