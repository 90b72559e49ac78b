import type { FirstRoutes } from '../shell/context/page-facts.ts'
import { questionTree } from './question-routes.ts'

/** Loads the route tree for a page's hydration. Questions are read most, so their routes are on every page. */
const trees = {
  question: () => Promise.resolve(questionTree()),
  tag: async () => (await import('./tag-routes.ts')).tagTree(),
  profile: async () => (await import('./profile-routes.ts')).profileTree(),
  search: async () => (await import('./search-routes.ts')).searchTree(),
  all: async () => (await import('./all-routes.ts')).routeTree,
} satisfies Record<FirstRoutes, unknown>

/** Loads the routes with which a page is hydrated. */
export function loadFirstRoutes(routes: FirstRoutes) {
  return trees[routes]()
}
