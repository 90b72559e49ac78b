import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the address of the site is https. */
    siteIsSecure: boolean
    /** The path below which the site lives, '' at the root of its host. */
    siteBase: string
  }
}

/** A cookie that scripts cannot read and that forms and images of other sites do not send. */
export interface Cookie {
  /** Name of the cookie, without the prefix that {@link cookieName} adds. */
  name: string
  /** Path of the cookie, below the base path of the site. */
  path: string
}

/** A cookie with the value that a response sets. */
export interface SetCookie extends Cookie {
  /** An empty value clears the cookie. */
  value: string
  seconds: number
}

/**
 * The reading cookie, which browsers send with every page. It identifies the viewer where only reading is allowed, and
 * lets a browser without scripts sign out (docs/spec/decisions.md#d18).
 */
export const VISIT_COOKIE: Cookie = { name: 'visit', path: '/' }

/**
 * Returns the name that a cookie has in browsers. If the site is https, the name begins with a prefix: browsers
 * accept such a cookie over https only, and one with `__Host-` only from exactly this host and for all of its
 * paths, so that neither a neighbouring host nor somebody on the network can plant one (RFC 6265bis §4.1.3).
 * @param secure true if the address of the site is https
 * @param base path below which the site lives
 */
export function cookieName(cookie: Cookie, secure: boolean, base = ''): string {
  if (!secure) return cookie.name
  return pathOf(cookie, base) === '/' ? `__Host-${cookie.name}` : `__Secure-${cookie.name}`
}

/**
 * Returns a path below the base path of this site, because cookies must not be sent to another site on the same host.
 */
function pathOf({ path }: Cookie, base: string): string {
  return base !== '' && path === '/' ? base : base + path
}

/** Returns the value of a cookie that {@link sendCookie} set, '' without one. */
export function readCookie({ cookies, siteIsSecure, siteBase }: FastifyRequest, cookie: Cookie): string {
  return cookies[cookieName(cookie, siteIsSecure, siteBase)] ?? ''
}

/** Adds a cookie to a response. */
export function sendCookie(reply: FastifyReply, cookie: SetCookie): void {
  const { value, seconds } = cookie
  const { siteIsSecure: secure, siteBase } = reply.request
  const path = pathOf(cookie, siteBase)
  const maxAge = value === '' ? 0 : seconds
  void reply.setCookie(cookieName(cookie, secure, siteBase), value, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge,
  })
}
