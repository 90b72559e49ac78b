import type { AppContext } from '../../context.ts'
import { deleteSessionsOfUser } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, logAction } from '../audit-log/index.ts'
import type { User } from '../users/index.ts'
import { updateUser } from '../users/index.ts'
import { findAccount } from './account.ts'
import { OwnRole } from './errors.ts'

/**
 * Sets an account's role, ends all its sessions and logs the change.
 * @throws {OwnRole} {UserNotFound}
 */
export async function updateUserRole(
  ctx: AppContext,
  { userId, roleId }: { userId: number; roleId: User['role_id'] },
  by: Administrator,
): Promise<void> {
  if (userId === by.viewer.id) throw new OwnRole()
  await ctx.db.transaction().execute(async (tx) => {
    const user = await findAccount(tx, userId)
    await updateUser(tx, user.id, { role_id: roleId })
    await deleteSessionsOfUser(tx, user.id)
    const changes = changesBetween({ role_id: user.role_id }, { role_id: roleId })
    await logAction(ctx, tx, by, { action: 'user.role', objectId: String(user.id), changes })
  })
}
