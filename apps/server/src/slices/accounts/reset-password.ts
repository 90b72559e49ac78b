import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { refuseWhereKeptElsewhere } from './kept-elsewhere.ts'
import { findUser } from '../users/index.ts'
import { CodeExpired } from './errors.ts'
import { redeemCode } from './mail-code.ts'
import { refuseSpaces } from './password.ts'
import { setPassword } from './set-password.ts'

/**
 * Redeems the code of a recovery mail for a new password and ends every session of the account.
 * @throws {InvalidFields} for a password with spaces; the code can still be used then
 * @throws {CodeExpired} {AccountsKeptElsewhere}
 */
export async function resetPassword(app: AppContext, given: OperationBody<'resetPassword'>): Promise<void> {
  await refuseWhereKeptElsewhere(app)
  refuseSpaces(given.pass)
  // Before the transaction: on an engine with one writer nobody else should wait for this.
  const passwordHash = await app.passwords.hash(given.pass)
  await app.db.transaction().execute(async (tx) => {
    const redeemed = await redeemCode(app, tx, 'password_reset', given.code)
    const user = redeemed && (await findUser(tx, redeemed.userId))
    if (!user || user.status === 'deleted') throw new CodeExpired()
    await setPassword(tx, user.id, passwordHash)
  })
}
