/**
 * The module that holds the screen of a route, as the build calls it: routes are files named as their address, and the
 * router splits the screen off.
 *
 * @param routeId for example `/questions/$qid/`
 */
export function screenModule(routeId: string): string {
  const name = routeId
    .replace(/^\//, '')
    .replace(/(^|\/)$/, '$1index')
    .replaceAll('/', '.')
  return `src/routes/${name}.tsx?tsr-split=component`
}
