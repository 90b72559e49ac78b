import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import { SessionNotFound } from './errors.ts'
import { deleteSessionOfUser, deleteSessionsOfUser } from './store.ts'

/**
 * Ends one of the caller's own sessions, by its id in the list.
 * @param caller.token the raw token of the request
 * @returns true if it was the session of this request
 * @throws {SessionNotFound} it has ended, or belongs to somebody else
 */
export async function revokeSession(
  ctx: AppContext,
  id: string,
  caller: { id: number; token: string },
): Promise<boolean> {
  const ended = await deleteSessionOfUser(ctx.db, { id: Number(id), userId: caller.id, now: ctx.clock.now() })
  if (!ended) throw new SessionNotFound()
  return ended.token_hash === hashSecret(caller.token)
}

/** Ends every session of the caller except the one that the request uses. */
export async function revokeOtherSessions(ctx: AppContext, caller: { id: number; token: string }): Promise<void> {
  await deleteSessionsOfUser(ctx.db, caller.id, hashSecret(caller.token))
}
