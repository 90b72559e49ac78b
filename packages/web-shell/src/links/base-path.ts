/**
 * Returns the path below which the site is served, '' at the root of its host. The server writes it into the page. Use
 * it where a browser uses an address: to load it or to name a storage entry. On the server it is '', because the server
 * adds the path to every redirect itself.
 */
export function basePath(): string {
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '')
}

/** Prepends the path below which the site is served to a path of the site; any other address is returned unchanged. */
export function below(base: string, href: string): string {
  return /^\/(?![/\\])/.test(href) ? base + href : href
}
