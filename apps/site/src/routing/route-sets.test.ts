import type { AnyRoute } from '@tanstack/react-router'
import { afterEach, expect, it } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'
import { loadFirstRoutes } from './first-routes.ts'
import { routesFor, routesModules } from './route-sets.ts'

/** Returns the children of a tree, which the type does not expose. */
const childrenOf = (tree: AnyRoute) => Object.values((tree.children ?? {}) as Record<string, AnyRoute>)
const whole = childrenOf(routeTree)

interface Place {
  id: string
  path: string
  getParentRoute: () => AnyRoute
}
const placeOf = ({ options }: AnyRoute) => {
  const { id, path, getParentRoute } = options as unknown as Place
  return { id, path, parent: getParentRoute() === routeTree }
}

// Restores the tree, because other tests use it.
afterEach(() => void routeTree.addChildren(whole as never))

it.each([
  ['question', '/questions/$qid/$part/', 5],
  ['tag', '/tags/$slug/', 2],
  ['profile', '/users/$username/', 2],
  ['search', '/search', 1],
] as const)('the %s routes are those of the whole tree, each in its place', async (routes, id, count) => {
  expect(routesFor(id)).toBe(routes)
  const before = whole.map(placeOf).filter((place) => routesFor(place.id) === routes)
  expect(before).toHaveLength(count)
  const tree = await loadFirstRoutes(routes)
  expect(tree).toBe(routeTree)
  const after = childrenOf(tree).map(placeOf)
  expect(after.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
    before.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  )
})

it('a page of any other route is hydrated with all of them', () => {
  expect(routesFor('/users/login')).toBe('all')
  expect(routesFor('__root__')).toBe('all')
  const files = Object.keys(import.meta.glob('./*-routes.ts')).map((file) => file.replace('./', 'src/routing/'))
  for (const routes of ['tag', 'profile', 'search', 'all'] as const) {
    for (const module of routesModules(routes)) expect(files).toContain(module)
  }
})
