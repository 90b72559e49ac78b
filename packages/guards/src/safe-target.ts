/** Matches a path with a `..` segment, also a percent-encoded one. */
const DOTS = /^[^?#]*[/\\](?:\.|%2e){2}(?:[/\\?#]|$)/i

/**
 * Returns a path of this site to open after signing in.
 *
 * @param address the requested return address, such as the `next` parameter
 * @returns undefined for addresses of other sites, for addresses that a browser would resolve to another site or to a
 * path outside the site's base path, and for the screens of login, logout, sign-up and activation
 */
export function safeTarget(address: unknown): string | undefined {
  // The path stays on this site if it has a single leading slash, no backslash after that slash, and no control
  // characters, which browsers would drop.
  if (typeof address !== 'string' || !/^\/(?![/\\])\P{Cc}*$/u.test(address)) return
  if (DOTS.test(address)) return
  const { pathname } = new URL(address, 'http://a')
  return /^\/users\/(log(in|out)|register|account-activation)(\/|$)/.test(pathname) ? undefined : address
}
