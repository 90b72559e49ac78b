/**
 * Returns the id, in the build, of the module that contains a route's screen. The file's path matches the route,
 * and the router plugin moves the component into a module of its own.
 *
 * @param routeId for example `/questions/$qid/`
 */
export function screenModule(routeId: string): string {
  return `src/routes${routeId.replace(/\/$/, '/index')}.tsx?tsr-split=component`
}
