import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Administrator } from '../audit-log/index.ts'
import { logAction } from '../audit-log/index.ts'
import { removeTwoFactor, twoFactorState } from '../two-factor/index.ts'
import { findAccount } from './account.ts'
import { OwnTwoFactor } from './errors.ts'

/**
 * Returns whether and since when an account has a second factor, and how many recovery codes are left.
 * @throws {UserNotFound}
 */
export async function getUserTwoFactor(ctx: AppContext, userId: number): Promise<Schemas['TwoFactorState']> {
  const { id } = await findAccount(ctx.db, userId)
  return twoFactorState(ctx.db, id)
}

/**
 * Turns off the second factor of somebody who lost it, and logs this.
 * @throws {OwnTwoFactor} {UserNotFound} {NotEnabled}
 */
export async function disableUserTwoFactor(ctx: AppContext, userId: number, by: Administrator): Promise<void> {
  if (userId === by.viewer.id) throw new OwnTwoFactor()
  await ctx.db.transaction().execute(async (tx) => {
    await lockRow(tx, 'users', userId)
    const user = await findAccount(tx, userId)
    await removeTwoFactor(ctx, tx, user)
    await logAction(ctx, tx, by, { action: 'user.two_factor', objectId: String(user.id) })
  })
}
