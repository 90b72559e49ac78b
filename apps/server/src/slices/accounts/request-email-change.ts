import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { findUser, findUserByEMail } from '../users/index.ts'
import { checkDomain } from './email-domain.ts'
import { checkPassword } from './check-password.ts'
import { EMailTaken } from './errors.ts'
import { mailCode } from './mail-code.ts'

/**
 * Mails a confirmation link to a new address; nothing changes until it is opened. An inactive account needs no
 * password, since its owner may have mistyped the address, and gets an activation mail.
 * @throws {WrongPassword} naming `pass`
 * @throws {EMailDomainRefused} {EMailTaken}
 */
export async function requestEmailChange(
  ctx: AppContext,
  given: { eMail: string; password: string },
  caller: { id: number; language: Language },
): Promise<void> {
  const to = given.eMail.trim()
  const user = await findUser(ctx.db, caller.id)
  if (!user) return
  if (user.mail_status === 1) await checkPassword(ctx, user, given.password)
  await checkDomain(ctx, to)
  if (await findUserByEMail(ctx.db, to)) throw new EMailTaken()
  const template = user.mail_status === 1 ? 'change_email' : 'activation'
  const letter = { to, template, askedIn: caller.language } as const
  await ctx.db.transaction().execute((tx) => mailCode(ctx, tx, user, 'change_email', letter))
}
