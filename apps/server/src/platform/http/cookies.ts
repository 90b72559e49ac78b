import type { FastifyReply } from 'fastify'

/** A cookie that scripts cannot read and that forms and pictures of other sites do not send along. */
export interface Cookie {
  name: string
  /** An empty value clears the cookie. */
  value: string
  path: string
  seconds: number
}

/**
 * Adds a cookie to an answer.
 * @param secure true if the site is reached over TLS
 */
export function sendCookie(reply: FastifyReply, { name, value, path, seconds }: Cookie, secure: boolean): void {
  const maxAge = value === '' ? 0 : seconds
  void reply.setCookie(name, value, { path, httpOnly: true, sameSite: 'lax', secure, maxAge })
}
