import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { refuseForExternalAccounts } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { usernameForNew } from '../users/index.ts'
import { addAccounts } from './add-accounts.ts'
import { AddressTaken, NameUnusable } from './errors.ts'
import { refuseSpaces } from './update-user-password.ts'

/**
 * Creates an account whose address counts as verified.
 * @throws {AddressTaken} {NameUnusable} {AccountsKeptElsewhere}
 * @throws {InvalidFields} a password with spaces
 */
export async function createUser(
  app: AppContext,
  given: OperationBody<'createUser'>,
  by: Administrator,
): Promise<null> {
  await refuseForExternalAccounts(app)
  refuseSpaces(given.password)
  const displayName = given.display_name.trim()
  const username = usernameForNew(displayName)
  if (username === undefined) throw new NameUnusable()
  const account = { displayName, eMail: given.email.trim(), password: given.password, username }
  if ((await addAccounts(app, [account], by)) !== undefined) throw new AddressTaken()
  return null
}
