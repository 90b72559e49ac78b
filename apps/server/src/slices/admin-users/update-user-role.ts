import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { deleteSessionsOfUser } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, logAction } from '../audit-log/index.ts'
import { updateUser } from '../users/index.ts'
import { accountKey, findAccount } from './account.ts'
import { OwnRole } from './errors.ts'

/**
 * Sets an account's role, ends all its sessions and logs it.
 * @throws {OwnRole} {UserNotFound}
 */
export async function updateUserRole(
  app: AppContext,
  given: OperationBody<'updateUserRole'>,
  by: Administrator,
): Promise<null> {
  if (accountKey(given.user_id) === by.viewer.id) throw new OwnRole()
  await app.db.transaction().execute(async (tx) => {
    const user = await findAccount(tx, given.user_id)
    await updateUser(tx, user.id, { role_id: given.role_id })
    await deleteSessionsOfUser(tx, user.id)
    const changes = changesBetween({ role_id: user.role_id }, { role_id: given.role_id })
    await logAction(app, tx, by, { action: 'user.role', objectId: String(user.id), changes })
  })
  return null
}
