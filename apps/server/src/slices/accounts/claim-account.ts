import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { accountClaimed } from './events.ts'
import { deleteMailCodes, deleteSessionsOfUser } from './store.ts'

/**
 * Hands an unconfirmed account to the person who proved by mail that its address is theirs. Somebody else may have
 * created the account with this address. Therefore ends all sessions, revokes all mailed links except those that
 * connect a login at another service, and emits an event on which the logins that are already connected are removed.
 */
export async function claimAccount(ctx: AppContext, tx: Tx, userId: number): Promise<void> {
  await deleteSessionsOfUser(tx, userId)
  await deleteMailCodes(tx, userId, ['activation', 'change_email', 'delete_account', 'landing', 'password_reset'])
  await ctx.bus.emit(tx, accountClaimed, { userId })
}
