/**
 * Returns the path below which the site lives, '' at the root of its host; the server writes it into the page. It is for
 * what a browser does with an address: load it, name a storage entry. On the server '', which puts it in front of every
 * redirect itself.
 */
export function basePath(): string {
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '')
}

/** Puts the path below which the site lives in front of a path of the site; any other address stays. */
export function below(base: string, href: string): string {
  return /^\/(?![/\\])/.test(href) ? base + href : href
}
