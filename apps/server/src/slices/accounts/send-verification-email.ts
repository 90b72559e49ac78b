import type { Language } from '@quandary/i18n'
import type { AppContext } from '../../context.ts'
import { findUser } from '../users/index.ts'
import { mailCode } from './mail-code.ts'

/**
 * Mails the activation link once more; an account that is active already gets nothing.
 * @param askedIn language of the page that asked, where the person themselves did
 */
export async function sendVerificationEmail(app: AppContext, userId: number, askedIn?: Language): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const user = await findUser(tx, userId)
    if (user && user.mail_status !== 1) {
      await mailCode(app, tx, user, 'activation', askedIn === undefined ? {} : { askedIn })
    }
  })
}
