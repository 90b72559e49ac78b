/**
 * Matches a link with an absolute target in rendered HTML. Relative links do not match, because they stay on the site.
 */
const LINK = /<a\s[^>]*?href="((?:[a-z][a-z+.-]*:)?\/\/[^"]*)"/gi

/**
 * Counts the links in rendered HTML that lead away from the site; repeated addresses count each time.
 * @param siteUrl address of the site, without a trailing slash
 */
export function foreignLinksIn(html: string, siteUrl: string): number {
  const own = hostOf(siteUrl)
  return [...html.matchAll(LINK)].filter(([, address = '']) => hostOf(address) !== own).length
}

/** Returns host and port in lower case; '' for an invalid address. */
function hostOf(address: string): string {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  return URL.canParse(absolute) ? new URL(absolute).host : ''
}
