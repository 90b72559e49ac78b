import { safeTarget } from '@quandary/guards'

/** Matches a query for a search engine's cached copy of a page: `cache:`, optionally a name, and the page's address. */
const SNAPSHOT = /^cache:(?:[\w-]+:)?(https?:\/\/\S+)/

/**
 * Returns the target of a query that asks for a search engine's cached copy of a page.
 *
 * @returns path and query on this site; undefined for any other search
 */
export function snapshotTarget(words: string | undefined): string | undefined {
  const address = words === undefined ? undefined : SNAPSHOT.exec(words)?.[1]
  if (address === undefined || !URL.canParse(address)) return undefined
  const { pathname, search } = new URL(address)
  return safeTarget(pathname + search)
}
