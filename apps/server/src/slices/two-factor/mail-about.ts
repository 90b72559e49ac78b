import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { MailTemplate } from '../mails/index.ts'
import { sendMail } from '../mails/index.ts'
import type { User } from '../users/index.ts'
import { countRecoveryCodes } from './store.ts'

type Template = Extract<
  MailTemplate,
  'two_factor_enabled' | 'two_factor_disabled' | 'two_factor_removed' | 'recovery_code_used' | 'recovery_codes_renewed'
>

/** Mails a person what happened to their second factor, in case somebody else did it. */
export async function mailAbout(ctx: AppContext, tx: Db, user: User, template: Template): Promise<void> {
  // Accounts of some login services have no address.
  if (user.e_mail === '') return
  const facts = template === 'recovery_code_used' ? { left: await countRecoveryCodes(tx, user.id) } : {}
  await sendMail(ctx, tx, { template, to: user, path: '/users/settings/account', facts })
}
