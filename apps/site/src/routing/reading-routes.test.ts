import type { AnyRoute } from '@tanstack/react-router'
import { afterEach, expect, it } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'
import { isReadingRoute, readingTree } from './reading-routes.ts'

const whole = Object.values<AnyRoute>(routeTree.children ?? {})

// Other tests use the same tree.
afterEach(() => void routeTree.addChildren(whole as never))

it('the tree for reading is the whole one with fewer routes, each in its place', () => {
  const places = (routes: readonly AnyRoute[]) =>
    routes
      .filter(({ options }) => isReadingRoute(String(options.id)))
      .map(({ options: { id, path, getParentRoute } }) => ({ id, path, parent: getParentRoute?.() === routeTree }))
      .toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
  const before = places(whole)
  expect(before).toHaveLength(10)
  const tree = readingTree()
  expect(tree).toBe(routeTree)
  expect(Object.values<AnyRoute>(tree.children ?? {})).toHaveLength(10)
  expect(places(Object.values<AnyRoute>(tree.children ?? {}))).toEqual(before)
})
