/**
 * Returns the id that the module with a route's screen has in the build. The path of a route's source file follows from
 * the route's id, and the router plugin moves the component in that file into a module of its own.
 *
 * @param routeId for example `/questions/$qid/`
 */
export function screenModule(routeId: string): string {
  return `src/routes${routeId.replace(/\/$/, '/index')}.tsx?tsr-split=component`
}
