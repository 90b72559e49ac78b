import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { SessionOrigin } from './session-origin.ts'
import { cutUserAgent } from './session-origin.ts'
import { deleteSignInsBefore, insertSignIn, listSignInRows } from './sign-in-store.ts'

const DAY_MS = 86_400_000
/** Long enough to investigate a break-in, but IP addresses are not stored for ever (docs/spec/domain.md#accounts). */
const RETENTION_DAYS = 90

/**
 * Records an attempt to sign in. An attempt for an unknown address is stored too, without its origin, so that the
 * duration does not reveal whether the address has an account.
 */
export function recordSignIn(
  ctx: AppContext,
  tx: Db,
  attempt: { userId: number | undefined; succeeded: boolean; origin: SessionOrigin },
): Promise<void> {
  const { userId, succeeded, origin } = attempt
  return insertSignIn(tx, {
    user_id: userId ?? null,
    at: ctx.clock.now(),
    succeeded: succeeded ? 1 : 0,
    ip: userId === undefined ? '' : origin.ip,
    user_agent: userId === undefined ? '' : cutUserAgent(origin.userAgent),
  })
}

/** Lists one page of the attempts to sign in to an account, newest first, with the total count. */
export async function listSignIns(
  ctx: AppContext,
  userId: number,
  page: { size: number; offset: number },
): Promise<OperationData<'listUserSignIns'>> {
  const { count, rows } = await listSignInRows(ctx.db, userId, page)
  const list = rows.map(({ at, succeeded, ip, user_agent }) => ({
    at: toUnixSeconds(at),
    succeeded: succeeded === 1,
    ip,
    user_agent,
  }))
  return { count, list }
}

/** Deletes old attempts once a day. */
export function pruneSignIns(ctx: AppContext): void {
  ctx.jobs.repeat('accounts.prune-sign-ins', DAY_MS, () =>
    deleteSignInsBefore(ctx.db, ctx.clock.now() - RETENTION_DAYS * DAY_MS),
  )
}
