import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { listSearchSuggestions } from './list-search-suggestions.ts'
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
    listSearchSuggestions: {
      policy: 'reader',
      limits: LIMITS.suggest,
      handle: ({ query, viewer }) => listSearchSuggestions(app, query.q, viewer?.id),
    },
    getSearchProvider: { policy: 'reader', handle: ({ language }) => readSearchProvider(app, language) },
  } satisfies RouteTable
}
