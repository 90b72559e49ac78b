import type { FirstRoutes } from '../shell/context/page-facts.ts'
import { questionTree } from './question-routes.ts'

/**
 * Functions that load the route trees for hydration. Question pages are read most, so every page already contains the
 * routes of questions.
 */
const trees = {
  question: () => Promise.resolve(questionTree()),
  tag: async () => (await import('./tag-routes.ts')).tagTree(),
  profile: async () => (await import('./profile-routes.ts')).profileTree(),
  search: async () => (await import('./search-routes.ts')).searchTree(),
  all: async () => (await import('./all-routes.ts')).routeTree,
} satisfies Record<FirstRoutes, unknown>

/** Loads the routes that a page is hydrated with. */
export function loadFirstRoutes(routes: FirstRoutes) {
  return trees[routes]()
}
