import type { AnyRoute } from '@tanstack/react-router'
import { Route as root } from '../routes/__root.tsx'
import type { routeTree } from '../routeTree.gen.ts'

/**
 * Returns a route tree for hydrating a page that guests read. It cannot match any other address: where the whole tree has
 * `/questions/ask`, this one has a question of that id. The first navigation completes it (`later-routes.ts`), which turns
 * this same tree into the whole one.
 *
 * @param routes by their ids in the whole tree
 */
export function readingTree(routes: Readonly<Record<string, AnyRoute>>): typeof routeTree {
  for (const [id, route] of Object.entries(routes)) {
    // The types of routes do not know their place in a tree; the generated tree assigns it in the same way.
    route.update({ id, path: id, getParentRoute: () => root } as never)
  }
  // The rest of the site uses the type of the whole tree, which this one becomes.
  return root.addChildren(Object.values(routes)) as unknown as typeof routeTree
}
