/** A link of a rendered text and where it leads; what is relative stays on the site. */
const LINK = /<a\s[^>]*?href="((?:[a-z][a-z+.-]*:)?\/\/[^"]*)"/gi

/**
 * Number of links in a rendered text that lead away from the site; the same address twice counts twice.
 * @param siteUrl address of the site, without a trailing slash
 */
export function foreignLinksIn(html: string, siteUrl: string): number {
  const own = hostOf(siteUrl)
  return [...html.matchAll(LINK)].filter(([, address = '']) => hostOf(address) !== own).length
}

/** Host and port in lower case, '' for what is no address. */
function hostOf(address: string): string {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  return URL.canParse(absolute) ? new URL(absolute).host : ''
}
