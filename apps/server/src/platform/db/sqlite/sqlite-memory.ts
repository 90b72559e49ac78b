/**
 * Size of the page cache of each connection, in kilobytes. Pages beyond it are read again from the cache of the
 * operating system. docs/running.md#memory adds up the memory of all connections.
 */
const PAGE_CACHE_KB = { stores: 16_000, searches: 8_000, changes: 500, filling: 32_000 }

/** Returns the pragma that bounds the page cache of a connection. */
export function pageCachePragma(connection: keyof typeof PAGE_CACHE_KB): string {
  // SQLite takes a negative number as a size in kilobytes.
  return `cache_size = -${PAGE_CACHE_KB[connection]}`
}
