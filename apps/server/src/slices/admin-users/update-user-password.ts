import type { AppContext } from '../../context.ts'
import { refuseForExternalAccounts } from '../accounts/index.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import { setPassword } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { logAction } from '../audit-log/index.ts'
import { findAccount } from './account.ts'
import { OwnPassword } from './errors.ts'

/**
 * Sets an account's password and ends all its sessions.
 * @throws {OwnPassword} {UserNotFound} {AccountsAreExternal}
 * @throws {InvalidFields} a password with spaces
 */
export async function updateUserPassword(
  ctx: AppContext,
  { userId, password }: { userId: number; password: string },
  by: Administrator,
): Promise<void> {
  await refuseForExternalAccounts(ctx)
  if (userId === by.viewer.id) throw new OwnPassword()
  refuseSpaces(password)
  await findAccount(ctx.db, userId)
  const passwordHash = await ctx.passwords.hash(password)
  await ctx.db.transaction().execute(async (tx) => {
    await findAccount(tx, userId)
    await setPassword(tx, userId, passwordHash)
    await logAction(ctx, tx, by, { action: 'user.password', objectId: String(userId) })
  })
}

/**
 * Rejects passwords with spaces. The contract checks the length (docs/spec/domain.md#passwords).
 * @throws {InvalidFields}
 */
export function refuseSpaces(password: string): void {
  if (/\s/.test(password)) throw new InvalidFields([{ field: 'password', message: 'error.password.space_invalid' }])
}
