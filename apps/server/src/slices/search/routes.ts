import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { listSearchSuggestions } from './list-search-suggestions.ts'
import { readSearchProvider } from './search-engine.ts'
import { searchPosts } from './search-posts.ts'

export function searchRoutes(ctx: AppContext) {
  return {
    search: {
      policy: 'reader',
      handle: ({ query, viewer, language, ip }) => searchPosts(ctx, query, { viewer, language, ip }),
    },
    listSearchSuggestions: {
      policy: 'reader',
      handle: ({ query, viewer, ip }) => listSearchSuggestions(ctx, query.q, { viewer, ip }),
    },
    getSearchProvider: { policy: 'reader', handle: ({ language }) => readSearchProvider(ctx, language) },
  } satisfies RouteTable
}
