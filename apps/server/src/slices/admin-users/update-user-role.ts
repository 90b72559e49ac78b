import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { deleteSessionsOfUser } from '../accounts/index.ts'
import { updateUser } from '../users/index.ts'
import { accountKey, findAccount } from './account.ts'
import { OwnRole } from './errors.ts'

/**
 * Sets an account's role and ends all its sessions.
 * @throws {OwnRole} {UserNotFound}
 */
export async function updateUserRole(
  app: AppContext,
  given: OperationBody<'updateUserRole'>,
  viewer: Viewer,
): Promise<null> {
  if (accountKey(given.user_id) === viewer.id) throw new OwnRole()
  await app.db.transaction().execute(async (tx) => {
    const user = await findAccount(tx, given.user_id)
    await updateUser(tx, user.id, { role_id: given.role_id })
    await deleteSessionsOfUser(tx, user.id)
  })
  return null
}
