import { safeTarget } from '@quandary/guards'

/** How search engines ask for their copy of a page: `cache:`, perhaps a name of the copy, and the address of the page. */
const SNAPSHOT = /^cache:(?:[\w-]+:)?(https?:\/\/\S+)/

/**
 * Where a visit by the copy that a search engine keeps wanted to go (product spec §2, /search): its search words name a
 * page.
 *
 * @returns path and query on this site; undefined for every other search
 */
export function snapshotTarget(words: string | undefined): string | undefined {
  const address = words === undefined ? undefined : SNAPSHOT.exec(words)?.[1]
  if (address === undefined || !URL.canParse(address)) return undefined
  const { pathname, search } = new URL(address)
  return safeTarget(pathname + search)
}
