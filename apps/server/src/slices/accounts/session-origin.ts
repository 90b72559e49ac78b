/** The client that opens a session. */
export interface SessionOrigin {
  ip: string
  userAgent: string
}

/** Maximum length of a stored user agent; longer ones are truncated. */
const MAX_USER_AGENT = 255

export function cutUserAgent(userAgent: string): string {
  return userAgent.slice(0, MAX_USER_AGENT)
}
