import type { AppContext } from '../../context.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { sendMail } from '../mails/index.ts'
import type { User } from '../users/index.ts'
import { changeEMail, findUser, findUserByEMail } from '../users/index.ts'
import { AccountSuspended, CodeExpired, EMailTakenMeanwhile } from './errors.ts'
import { userActivated } from './events.ts'
import { redeemCode } from './mail-code.ts'
import { assertOwnBrowser } from './own-browser.ts'
import type { SessionOrigin } from './session-origin.ts'
import type { Session } from './session.ts'
import { refuseLinkAlone } from './second-factor.ts'
import { openSession, viewerOfVisit } from './session.ts'
import { deleteMailCodes } from './store.ts'

/**
 * Redeems the code mailed to a new address: sets and activates the address and opens a session. Links mailed to the
 * previous address stop working. If the previous address was confirmed, a last mail to it reports the change, because
 * all later warnings go to the new address.
 * @param origin.visit the reading cookie of the browser, '' without one
 * @throws {CodeExpired} {AccountSuspended} {EMailTakenMeanwhile} {LinkNeedsLogin}
 */
export async function confirmEmailChange(
  ctx: AppContext,
  code: string,
  origin: SessionOrigin & { visit: string },
): Promise<{ user: User; session: Session }> {
  const signedInAs = (await viewerOfVisit(ctx, origin.visit))?.id
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const redeemed = await redeemCode(ctx, tx, 'change_email', code)
      const before = redeemed && (await findUser(tx, redeemed.userId))
      if (!before || before.status === 'deleted') throw new CodeExpired()
      if (before.status === 'suspended') throw new AccountSuspended(before)
      assertOwnBrowser(before, signedInAs)
      await refuseLinkAlone(ctx, tx, before.id, signedInAs)
      const owner = await findUserByEMail(tx, redeemed.subject)
      if (owner && owner.id !== before.id) throw new EMailTakenMeanwhile()
      await changeEMail(tx, before.id, redeemed.subject)
      await deleteMailCodes(tx, before.id, ['activation', 'delete_account', 'password_reset'])
      if (before.mail_status !== 1) await ctx.bus.emit(tx, userActivated, { userId: before.id })
      else if (before.e_mail !== '') await sendMail(ctx, tx, { template: 'email_changed', to: before, path: '/' })
      const session = await openSession(ctx, tx, before.id, origin)
      const user = await findUser(tx, before.id)
      if (!user) throw new CodeExpired()
      return { user, session }
    })
  } catch (error) {
    // Another account was given this address between the check and the update.
    if (isUniqueViolation(error, 'e_mail_key')) throw new EMailTakenMeanwhile()
    throw error
  }
}
