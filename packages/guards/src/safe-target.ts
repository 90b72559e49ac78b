/**
 * A path of this site to go to after the login.
 *
 * @param address what somebody gave as the place to come back to, such as `next` of an address
 * @returns undefined for other sites, for addresses a browser would read as another site, and for the login screens
 */
export function safeTarget(address: unknown): string | undefined {
  // One slash and no second of either kind, nothing a browser would leave out: it stays on this site.
  if (typeof address !== 'string' || !/^\/(?![/\\])\P{Cc}*$/u.test(address)) return
  const { pathname } = new URL(address, 'http://a')
  return /^\/users\/(log(in|out)|register|account-activation)(\/|$)/.test(pathname) ? undefined : address
}
