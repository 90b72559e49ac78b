import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import { listValidSessions } from './store.ts'

/**
 * Maximum number of listed sessions. A longer list would be unreadable; all other sessions can still be ended at once.
 */
const MAX_LISTED = 100

/**
 * Lists the sessions of a user, the session of the request first, if it is among them.
 * @param user.token the raw token of the request
 */
export async function listSessions(
  ctx: AppContext,
  user: { id: number; token: string },
): Promise<Schemas['Session'][]> {
  const tokenHash = hashSecret(user.token)
  const rows = await listValidSessions(ctx.db, user.id, { tokenHash, now: ctx.clock.now(), limit: MAX_LISTED })
  return rows.map((row) => ({
    id: String(row.id),
    created_at: toUnixSeconds(row.created_at),
    // Sessions opened before the column existed have no last use; their start is shown instead.
    last_used_at: toUnixSeconds(Math.max(row.last_used_at, row.created_at)),
    ip: row.ip,
    user_agent: row.user_agent,
    current: row.token_hash === tokenHash,
  }))
}
