import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { AccountSuspended, confirmPassword, mailCode, redeemCode } from '../accounts/index.ts'
import { deleteAccountOf } from '../admin-users/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { sendMail } from '../mails/index.ts'
import type { User } from '../users/index.ts'
import { findUser, UserNotFound } from '../users/index.ts'
import { DeletionCodeRefused, StaffStays, UsernameDiffers } from './errors.ts'

/** The person and the language of their page. */
type Caller = Administrator & { language: Language }

/**
 * Mails a link that confirms the deletion of an account without a password, in place of the password. Accounts with
 * neither a password nor an address need no confirmation.
 * @throws {StaffStays}
 */
export async function requestOwnDeletion(ctx: AppContext, { viewer, language }: Omit<Caller, 'ip'>): Promise<void> {
  const user = await findUser(ctx.db, viewer.id)
  if (!user || !needsCode(user)) return
  if (user.role_id !== 1) throw new StaffStays()
  await ctx.db.transaction().execute((tx) => mailCode(ctx, tx, user, 'delete_account', { askedIn: language }))
}

/**
 * Deletes the account of the caller as an administrator would, without removing the posts. A mail to a confirmed
 * address reports the deletion.
 * @throws {StaffStays} {UsernameDiffers} {DeletionCodeRefused} {AccountSuspended}
 * @throws {WrongPassword} naming `pass`
 */
export async function deleteOwnAccount(
  ctx: AppContext,
  given: { username: string; password: string; code: string },
  caller: Caller,
): Promise<void> {
  const { id } = caller.viewer
  const present = await findUser(ctx.db, id)
  if (!present) throw new UserNotFound(400)
  assertMayLeave(present)
  if (given.username.trim().toLowerCase() !== present.username) throw new UsernameDiffers()
  await confirmPassword(ctx, id, given.password)
  const address = await ctx.db.transaction().execute(async (tx) => {
    const user = await lockRow(tx, 'users', id)
    if (!user) throw new UserNotFound(400)
    // The role and the state may have changed since the first check, which was made without the lock.
    assertMayLeave(user)
    if (needsCode(user)) await redeemOwnCode(ctx, tx, user, given.code)
    if (user.mail_status === 1 && user.e_mail !== '') {
      // Without the id of the account, so that this mail is not recorded: the records of mails are deleted with the
      // account.
      const to = { e_mail: user.e_mail, language: user.language }
      await sendMail(ctx, tx, { template: 'account_deleted', to, askedIn: caller.language })
    }
    await deleteAccountOf(ctx, tx, user, caller)
    return user.e_mail
  })
  if (address !== '') await ctx.mail.removeFromOutbox(address)
}

function assertMayLeave(user: User): void {
  if (user.role_id !== 1) throw new StaffStays()
  if (user.status === 'suspended') throw new AccountSuspended(user)
}

function needsCode(user: User): boolean {
  return user.password_hash === null && user.e_mail !== ''
}

async function redeemOwnCode(ctx: AppContext, tx: Tx, user: User, code: string): Promise<void> {
  const redeemed = await redeemCode(ctx, tx, 'delete_account', code)
  // The transaction rolls back, so a code of somebody else stays valid for them.
  if (redeemed?.userId !== user.id) throw new DeletionCodeRefused()
}
