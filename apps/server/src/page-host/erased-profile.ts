import type { AppContext } from '../context.ts'
import { isErasedUsername } from '../slices/users/index.ts'

/** Matches the address of a profile, or of one of its tabs. */
const PROFILE = /^\/users\/([^/?#]+)(?:\/[^/?#]*)?\/?(?:[?#]|$)/

/**
 * Returns the status of a page that was not found: 410 for the profile of a deleted account, which search engines then
 * drop at once (RFC 9110 §15.5.11), else 404.
 * @param url path and query
 */
export async function statusOfAbsent(ctx: AppContext, url: string): Promise<404 | 410> {
  const name = PROFILE.exec(url)?.[1]
  if (name === undefined) return 404
  try {
    return (await isErasedUsername(ctx, decodeURIComponent(name))) ? 410 : 404
  } catch (error) {
    // Invalid percent-encoding is no username.
    if (error instanceof URIError) return 404
    throw error
  }
}
