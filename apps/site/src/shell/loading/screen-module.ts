/**
 * Returns the build's id of the module with a route's screen: the file stands where the address says, and the router
 * plugin splits the component off.
 *
 * @param routeId for example `/questions/$qid/`
 */
export function screenModule(routeId: string): string {
  return `src/routes${routeId.replace(/\/$/, '/index')}.tsx?tsr-split=component`
}
