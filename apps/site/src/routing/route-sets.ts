import type { FirstRoutes } from '../shell/context/page-facts.ts'

const sets: Readonly<Record<string, FirstRoutes>> = {
  '/': 'question',
  '/search': 'search',
  '/questions/': 'question',
  '/questions/$qid/': 'question',
  '/questions/$qid/$part/': 'question',
  '/questions/$qid/$part/$aid': 'question',
  '/tags/': 'tag',
  '/tags/$slug/': 'tag',
  '/users/$username/': 'profile',
  '/users/$username/$tab': 'profile',
}

/** Returns the name of the route set that the browser hydrates a page of this route with. */
export function routesFor(routeId: string | undefined): FirstRoutes {
  return sets[routeId ?? ''] ?? 'all'
}

/** Returns the module of a route set; none for the set of question routes, which is on every page. */
export function routesModules(routes: FirstRoutes): string[] {
  return routes === 'question' ? [] : [`src/routing/${routes}-routes.ts`]
}
