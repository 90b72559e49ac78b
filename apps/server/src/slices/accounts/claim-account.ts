import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { accountClaimed } from './events.ts'
import { deleteMailCodes, deleteSessionsOfUser } from './store.ts'

/**
 * Gives an unconfirmed account to the owner of its address: sessions, pending links and logins at other services may
 * belong to somebody else, who entered that address.
 */
export async function claimAccount(ctx: AppContext, tx: Tx, userId: number): Promise<void> {
  await deleteSessionsOfUser(tx, userId)
  await deleteMailCodes(tx, userId, ['activation', 'change_email', 'landing', 'password_reset'])
  await ctx.bus.emit(tx, accountClaimed, { userId })
}
