import type { AnyRoute } from '@tanstack/react-router'
import { Route as root } from '../routes/__root.tsx'
import type { routeTree } from '../routeTree.gen.ts'

/**
 * Returns a route tree for hydrating a page that guests read. It must not be used to match other addresses: for
 * `/questions/ask` it would find a question with the id `ask`. The first navigation adds the missing routes to this
 * tree (`later-routes.ts`).
 *
 * @param routes routes by their ids in the complete tree
 */
export function readingTree(routes: Readonly<Record<string, AnyRoute>>): typeof routeTree {
  for (const [id, route] of Object.entries(routes)) {
    // The types of routes do not include their position in a tree. The generated tree sets it in the same way.
    route.update({ id, path: id, getParentRoute: () => root } as never)
  }
  // The cast is needed because the rest of the site uses the type of the complete tree, which this tree becomes later.
  return root.addChildren(Object.values(routes)) as unknown as typeof routeTree
}
