import type { AppContext } from '../../context.ts'
import { refuseForExternalAccounts } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { usernameForNew } from '../users/index.ts'
import { addAccounts } from './add-accounts.ts'
import { AddressTaken, NameUnusable } from './errors.ts'
import { refuseSpaces } from './update-user-password.ts'

/**
 * Creates an account whose address counts as verified.
 * @throws {AddressTaken} {NameUnusable} {AccountsAreExternal}
 * @throws {InvalidFields} a password with spaces
 */
export async function createUser(
  ctx: AppContext,
  given: { displayName: string; eMail: string; password: string },
  by: Administrator,
): Promise<void> {
  await refuseForExternalAccounts(ctx)
  refuseSpaces(given.password)
  const displayName = given.displayName.trim()
  const username = usernameForNew(displayName)
  if (username === undefined) throw new NameUnusable()
  const account = { displayName, eMail: given.eMail.trim(), password: given.password, username }
  if ((await addAccounts(ctx, [account], by)) !== undefined) throw new AddressTaken()
}
