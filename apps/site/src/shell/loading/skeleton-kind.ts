import type { AnyRouter, RegisteredRouter } from '@tanstack/react-router'

/** The screens whose shape is known before their data is there. */
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

/** The parameter of an address that says which question, person or tag its page is about. */
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
 * Returns the shape of the page at a path, or undefined where only the page itself knows it, and where the page that is left
 * is already about the same question, person or tag.
 *
 * @param left path of the page that is left
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
