import type { AppContext } from '../../context.ts'
import { refuseForExternalAccounts } from './external-accounts.ts'
import { findUser } from '../users/index.ts'
import { claimAccount } from './claim-account.ts'
import { CodeExpired } from './errors.ts'
import { redeemCode } from './mail-code.ts'
import { refuseSpaces } from './password.ts'
import { setPassword } from './set-password.ts'

/**
 * Redeems the code of a recovery mail for a new password and ends every session of the account. An unconfirmed account
 * also loses its logins at other services, which somebody else may have connected.
 * @throws {InvalidFields} for a password with spaces; the code stays valid
 * @throws {CodeExpired} {AccountsAreExternal}
 */
export async function resetPassword(
  ctx: AppContext,
  { code, password }: { code: string; password: string },
): Promise<void> {
  await refuseForExternalAccounts(ctx)
  refuseSpaces(password)
  // Hashes before the transaction begins: on an engine with a single writer, all other writes would wait for the hash.
  const passwordHash = await ctx.passwords.hash(password)
  await ctx.db.transaction().execute(async (tx) => {
    const redeemed = await redeemCode(ctx, tx, 'password_reset', code)
    const user = redeemed && (await findUser(tx, redeemed.userId))
    if (!user || user.status === 'deleted') throw new CodeExpired()
    if (user.mail_status !== 1) await claimAccount(ctx, tx, user.id)
    await setPassword(tx, user.id, passwordHash)
  })
}
