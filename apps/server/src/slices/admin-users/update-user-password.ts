import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { refuseForExternalAccounts } from '../accounts/index.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import { setPassword } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { logAction } from '../audit-log/index.ts'
import { accountKey, findAccount } from './account.ts'
import { OwnPassword } from './errors.ts'

/**
 * Sets an account's password and ends all its sessions.
 * @throws {OwnPassword} {UserNotFound} {AccountsAreExternal}
 * @throws {InvalidFields} a password with spaces
 */
export async function updateUserPassword(
  app: AppContext,
  given: OperationBody<'updateUserPassword'>,
  by: Administrator,
): Promise<null> {
  await refuseForExternalAccounts(app)
  if (accountKey(given.user_id) === by.viewer.id) throw new OwnPassword()
  refuseSpaces(given.password)
  const { id } = await findAccount(app.db, given.user_id)
  const passwordHash = await app.passwords.hash(given.password)
  await app.db.transaction().execute(async (tx) => {
    await findAccount(tx, String(id))
    await setPassword(tx, id, passwordHash)
    await logAction(app, tx, by, { action: 'user.password', objectId: String(id) })
  })
  return null
}

/**
 * Rejects passwords with spaces. The contract checks the length (docs/spec/domain.md#passwords).
 * @throws {InvalidFields}
 */
export function refuseSpaces(password: string): void {
  if (/\s/.test(password)) throw new InvalidFields([{ field: 'password', message: 'error.password.space_invalid' }])
}
