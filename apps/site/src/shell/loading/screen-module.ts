/**
 * Returns the build's id of the module with a route's screen: the file is named like the address, and the router plugin
 * splits the component off.
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
