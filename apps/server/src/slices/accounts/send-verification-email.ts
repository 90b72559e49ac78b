import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { findUser } from '../users/index.ts'
import { mailCode } from './mail-code.ts'

/**
 * Mails the activation link again, unless the account is already active.
 * @param askedIn language of the requesting page, if the user made the request
 */
export async function sendVerificationEmail(ctx: AppContext, userId: number, askedIn?: Language): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const user = await findUser(tx, userId)
    if (user && user.mail_status !== 1) {
      await mailCode(ctx, tx, user, 'activation', askedIn === undefined ? {} : { askedIn })
    }
  })
}
