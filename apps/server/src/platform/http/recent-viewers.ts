import { hashSecret } from '../crypto/secret.ts'
import type { Viewer } from './viewer.ts'

/** Maximum number of viewers; each takes about 300 bytes. */
const MAX_VIEWERS = 1_000

/**
 * The viewers of the most recently used session tokens, as they were when the token was last used. A call that changes
 * something is counted against the limits of the presumed viewer while the session is read, which saves a round trip to
 * PostgreSQL (see {@link callAs}). The presumed viewer never decides permissions. Can be deleted once limits are
 * counted in the process.
 */
export class RecentViewers {
  #viewers = new Map<string, Viewer>()

  /** Returns the viewer as last seen with this token. */
  of(token: string): Viewer | undefined {
    return this.#viewers.get(hashSecret(token))
  }

  /** @param viewer null for a token without a session */
  note(token: string, viewer: Viewer | null): void {
    const key = hashSecret(token)
    this.#viewers.delete(key)
    if (viewer === null) return
    this.#viewers.set(key, viewer)
    const [oldest] = this.#viewers.keys()
    if (oldest !== undefined && this.#viewers.size > MAX_VIEWERS) this.#viewers.delete(oldest)
  }
}

/** The session has ended, or its viewer has another state or role. */
class ViewerChanged extends Error {
  override name = 'ViewerChanged'
}

/**
 * Makes a call for a presumed viewer while the session is read. The call may be counted, but it neither runs nor
 * is refused before the viewer is confirmed. If there is no viewer, or their state or role differs, the call is
 * made again for the right one.
 * @param found the viewer of the session
 * @param call its argument resolves to the viewer as read from the session, and rejects if that viewer differs
 * from the presumed one
 * @param again makes the call again, for the actual viewer of the session
 */
export async function callAs<T>(
  presumed: Viewer,
  found: Promise<Viewer | null>,
  call: (confirmed: Promise<Viewer>) => Promise<T>,
  again: (viewer: Viewer | null) => Promise<T>,
): Promise<T> {
  const confirmed = found.then((viewer) => {
    if (viewer === null || !isSame(viewer, presumed)) throw new ViewerChanged()
    return viewer
  })
  // Avoids an unhandled rejection when the call is refused before it awaits this promise.
  confirmed.catch(() => {})
  try {
    return await call(confirmed)
  } catch (error) {
    const viewer = await found
    if (viewer !== null && isSame(viewer, presumed)) throw error
    return again(viewer)
  }
}

/** True if the fields that policies and limits depend on are equal. */
function isSame(viewer: Viewer, { id, roleId, status, mailStatus }: Viewer): boolean {
  return viewer.id === id && viewer.roleId === roleId && viewer.status === status && viewer.mailStatus === mailStatus
}
