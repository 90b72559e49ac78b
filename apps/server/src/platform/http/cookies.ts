import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the address of the site is https. */
    siteIsSecure: boolean
  }
}

/** A cookie that scripts cannot read and that forms and pictures of other sites do not send along. */
export interface Cookie {
  /** Without the prefix that {@link cookieName} adds. */
  name: string
  /** The addresses that it is sent to begin with this path. */
  path: string
}

/** A cookie with the value that an answer gives it. */
export interface SetCookie extends Cookie {
  /** An empty value clears the cookie. */
  value: string
  seconds: number
}

/** The reading cookie, accepted for page rendering and private files only (docs/spec/decisions.md#d18). */
export const VISIT_COOKIE: Cookie = { name: 'visit', path: '/' }

/**
 * Returns the name that a cookie has in browsers. Where the site is https it begins with a prefix: browsers take such a
 * cookie over https alone, and one with `__Host-` from this very host, so that neither a neighbouring host nor somebody
 * on the network can plant one (RFC 6265bis §4.1.3).
 * @param secure true if the address of the site is https
 */
export function cookieName({ name, path }: Cookie, secure: boolean): string {
  if (!secure) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}

/** Returns the value of a cookie that {@link sendCookie} set, '' without one. */
export function readCookie({ cookies, siteIsSecure }: FastifyRequest, cookie: Cookie): string {
  return cookies[cookieName(cookie, siteIsSecure)] ?? ''
}

/** Adds a cookie to an answer. */
export function sendCookie(reply: FastifyReply, cookie: SetCookie): void {
  const { path, value, seconds } = cookie
  const secure = reply.request.siteIsSecure
  const maxAge = value === '' ? 0 : seconds
  void reply.setCookie(cookieName(cookie, secure), value, { path, httpOnly: true, sameSite: 'lax', secure, maxAge })
}
