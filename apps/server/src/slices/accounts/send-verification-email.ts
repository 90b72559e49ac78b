import type { AppContext } from '../../context.ts'
import { findUser } from '../users/index.ts'
import { mailCode } from './mail-code.ts'

/** Mails the activation link once more; an account that is active already gets nothing. */
export async function sendVerificationEmail(app: AppContext, userId: number): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const user = await findUser(tx, userId)
    if (user && user.mail_status !== 1) await mailCode(app, tx, user, 'activation')
  })
}
