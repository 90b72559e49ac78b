/** The kinds of cache entries. */
export type CachedKind = 'page' | 'document' | 'request' | 'file' | 'last-modified'

/**
 * Makes every cache key of the page host. Names and values are quoted, so that two requests share a key only if all of
 * their parts are equal.
 * @param parts everything that the response depends on, parsed, by name
 */
export function cacheKey(kind: CachedKind, parts: Readonly<Record<string, string | undefined>>): string {
  return JSON.stringify([kind, parts])
}
