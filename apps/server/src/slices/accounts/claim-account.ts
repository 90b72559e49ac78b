import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { accountClaimed } from './events.ts'
import { deleteMailCodes, deleteSessionsOfUser } from './store.ts'

/**
 * Hands an unconfirmed account to the person who proved by mail that its address is theirs. Ends sessions, revokes
 * pending links and emits an event that disconnects logins at other services: somebody else may have created the
 * account with this address.
 */
export async function claimAccount(ctx: AppContext, tx: Tx, userId: number): Promise<void> {
  await deleteSessionsOfUser(tx, userId)
  await deleteMailCodes(tx, userId, ['activation', 'change_email', 'delete_account', 'landing', 'password_reset'])
  await ctx.bus.emit(tx, accountClaimed, { userId })
}
