import type { AppContext } from '../../context.ts'
import { refuseForExternalAccounts } from './external-accounts.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import { findUser } from '../users/index.ts'
import { PasswordUnchanged, WrongPassword } from './errors.ts'
import { refuseSpaces } from './password.ts'
import { setPassword } from './set-password.ts'

/**
 * Sets a new password for a user who knows the old one, or who has no password yet and gives none. Ends all their
 * other sessions.
 * @throws {WrongPassword} naming `old_pass`
 * @throws {PasswordUnchanged} {AccountsAreExternal}
 * @throws {InvalidFields} for a password with spaces
 */
export async function changePassword(
  ctx: AppContext,
  given: { old: string; password: string },
  caller: { id: number; token: string },
): Promise<void> {
  await refuseForExternalAccounts(ctx)
  refuseSpaces(given.password)
  const user = await findUser(ctx.db, caller.id)
  const stored = user?.password_hash ?? null
  const { old, password } = given
  const knows = stored === null ? old === '' : await ctx.passwords.verify(old, stored)
  if (!knows) throw new WrongPassword('old_pass')
  if (old === password) throw new PasswordUnchanged()
  const passwordHash = await ctx.passwords.hash(password)
  await ctx.db.transaction().execute((tx) => setPassword(tx, caller.id, passwordHash, hashSecret(caller.token)))
}
