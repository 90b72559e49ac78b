import type { AnyRouter, RegisteredRouter } from '@tanstack/react-router'

/** The kinds of screens with a skeleton. */
export type SkeletonKind = 'list' | 'question' | 'person' | 'tag'

type RouteId = keyof RegisteredRouter['routesById']

const kinds: Partial<Record<RouteId, SkeletonKind>> = {
  '/': 'list',
  '/questions/': 'list',
  '/questions/$qid/': 'question',
  '/questions/$qid/$part/': 'question',
  '/questions/$qid/$part/$aid': 'question',
  '/review': 'list',
  '/search': 'list',
  '/tags/': 'list',
  '/tags/$slug/': 'tag',
  '/users/': 'list',
  '/users/$username/': 'person',
  '/users/$username/$tab': 'person',
  '/users/notifications/': 'list',
  '/users/notifications/$kind/{-$filter}': 'list',
}

/** The route parameter that identifies the question, person or tag of a page. */
const subjects = { question: 'qid', person: 'username', tag: 'slug' } as const

function isShaped(id: string | undefined): id is RouteId {
  return id !== undefined && Object.hasOwn(kinds, id)
}

function shapeOf(router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string) {
  const [, params, route] = router.getMatchedRoutes(path)
  const id: string | undefined = route?.id
  const kind = isShaped(id) ? kinds[id] : undefined
  return { kind, subject: kind === undefined || kind === 'list' ? path : params[subjects[kind]] }
}

/**
 * Returns the skeleton for the page at a path. Returns undefined if that page has none, or if the previous page is
 * about the same question, person or tag.
 *
 * @param left path of the previous page
 */
export function skeletonKind(
  router: Pick<AnyRouter, 'getMatchedRoutes'>,
  path: string,
  left = '',
): SkeletonKind | undefined {
  const next = shapeOf(router, path)
  const before = shapeOf(router, left)
  return next.kind === before.kind && next.subject === before.subject ? undefined : next.kind
}
