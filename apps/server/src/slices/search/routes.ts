import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { listSearchSuggestions } from './list-search-suggestions.ts'
import { readSearchProvider } from './search-engine.ts'
import { searchPosts } from './search-posts.ts'

export function searchRoutes(app: AppContext) {
  return {
    search: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => searchPosts(app, query, { viewer, language }),
    },
    listSearchSuggestions: {
      policy: 'reader',
      handle: ({ query, viewer }) => listSearchSuggestions(app, query.q, viewer?.id),
    },
    getSearchProvider: { policy: 'reader', handle: ({ language }) => readSearchProvider(app, language) },
  } satisfies RouteTable
}
