import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { issueCode, sendVerificationEmail } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { logAction } from '../audit-log/index.ts'
import { siteUrl } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { findAccount } from './account.ts'
import { AlreadyActivated } from './errors.ts'

const LINK_MINUTES = 10

/**
 * Issues a new activation link for an administrator to hand over; the previous one stops working.
 * @throws {UserNotFound} {AlreadyActivated}
 */
export async function getUserActivation(
  app: AppContext,
  userId: string,
  by: Administrator,
): Promise<Schemas['ActivationLink']> {
  const user = await findInactive(app, userId)
  const home = await siteUrl(app)
  const code = await issueCode(app, app.db, { userId: user.id, purpose: 'activation', minutes: LINK_MINUTES })
  await log(app, user, by, 'user.activation_link')
  return { activation_url: `${home}/users/account-activation?code=${code}` }
}

/**
 * Mails a new activation link to the account's address.
 * @throws {UserNotFound} {AlreadyActivated}
 */
export async function sendUserActivation(app: AppContext, userId: string, by: Administrator): Promise<null> {
  const user = await findInactive(app, userId)
  await sendVerificationEmail(app, user.id)
  await log(app, user, by, 'user.activation_mail')
  return null
}

async function log(
  app: AppContext,
  user: User,
  by: Administrator,
  action: 'user.activation_link' | 'user.activation_mail',
): Promise<void> {
  await app.db.transaction().execute((tx) => logAction(app, tx, by, { action, objectId: String(user.id) }))
}

async function findInactive(app: AppContext, userId: string): Promise<User> {
  const user = await findAccount(app.db, userId)
  if (user.mail_status === 1) throw new AlreadyActivated()
  return user
}
