/**
 * A path of this site to go to after the login.
 *
 * @param address what somebody gave as the place to come back to, such as `next` of an address
 * @returns undefined for other sites, for addresses a browser would read as another site, and for the login screens
 */
export function safeTarget(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address) || hasControl(address)) return undefined
  const { origin, pathname } = new URL(address, 'http://site')
  if (origin !== 'http://site' || /^\/users\/(login|logout|register|account-activation)(\/|$)/.test(pathname)) {
    return undefined
  }
  return address
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ')
}
