import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ACTIVATION_HOURS, issueCode, mailCode } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { logAction } from '../audit-log/index.ts'
import { siteUrl } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { findAccount } from './account.ts'
import { AlreadyActivated } from './errors.ts'

/**
 * Issues a new activation link for an administrator to hand over; the previous one stops working.
 * @throws {UserNotFound} {AlreadyActivated}
 */
export async function getUserActivation(
  ctx: AppContext,
  userId: number,
  by: Administrator,
): Promise<Schemas['ActivationLink']> {
  const home = await siteUrl(ctx)
  const code = await ctx.db.transaction().execute(async (tx) => {
    const user = await findInactive(tx, userId)
    await logAction(ctx, tx, by, { action: 'user.activation_link', objectId: String(user.id) })
    return issueCode(ctx, tx, { userId: user.id, purpose: 'activation', minutes: ACTIVATION_HOURS * 60 })
  })
  return { activation_url: `${home}/users/account-activation?code=${code}` }
}

/**
 * Mails a new activation link to the account's address.
 * @throws {UserNotFound} {AlreadyActivated}
 */
export async function sendUserActivation(ctx: AppContext, userId: number, by: Administrator): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const user = await findInactive(tx, userId)
    await logAction(ctx, tx, by, { action: 'user.activation_mail', objectId: String(user.id) })
    await mailCode(ctx, tx, user, 'activation')
  })
}

async function findInactive(tx: Tx, userId: number): Promise<User> {
  const user = await findAccount(tx, userId)
  if (user.mail_status === 1) throw new AlreadyActivated()
  return user
}
