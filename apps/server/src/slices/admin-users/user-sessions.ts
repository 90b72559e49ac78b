import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import {
  countSessions,
  deleteSessionOfUser,
  deleteSessionsOfUser,
  listSessions,
  SessionNotFound,
} from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { logAction } from '../audit-log/index.ts'
import { findAccount } from './account.ts'

/**
 * An administrator with the raw token of the request, so that the administrator's own session is not ended with others.
 */
type SignedInAdministrator = Administrator & { token: string }

/**
 * Lists where an account is signed in, the session of the request first if it is the caller's own account.
 * @throws {UserNotFound}
 */
export async function listUserSessions(ctx: AppContext, userId: number, token: string): Promise<Schemas['Session'][]> {
  const { id } = await findAccount(ctx.db, userId)
  return listSessions(ctx, { id, token })
}

/**
 * Ends one session of an account and logs this.
 * @throws {UserNotFound}
 * @throws {SessionNotFound} it has ended, or belongs to somebody else
 */
export async function revokeUserSession(
  ctx: AppContext,
  { userId, sessionId }: { userId: number; sessionId: number },
  by: Administrator,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await findAccount(tx, userId)
    const ended = await deleteSessionOfUser(tx, { id: sessionId, userId: id, now: ctx.clock.now() })
    if (!ended) throw new SessionNotFound()
    await logAction(ctx, tx, by, { action: 'user.session', objectId: String(id) })
  })
}

/**
 * Ends all sessions of an account, except the one that the request uses, and logs their number.
 * @throws {UserNotFound}
 */
export async function revokeUserSessions(ctx: AppContext, userId: number, by: SignedInAdministrator): Promise<void> {
  const exceptTokenHash = hashSecret(by.token)
  await ctx.db.transaction().execute(async (tx) => {
    const { id } = await findAccount(tx, userId)
    const count = await countSessions(tx, id, { now: ctx.clock.now(), exceptTokenHash })
    await deleteSessionsOfUser(tx, id, exceptTokenHash)
    if (count === 0) return
    const changes = [{ field: 'sessions', before: String(count), after: '0' }]
    await logAction(ctx, tx, by, { action: 'user.sessions', objectId: String(id), changes })
  })
}
