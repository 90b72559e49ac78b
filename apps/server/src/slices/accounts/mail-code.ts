import type { AppContext } from '../../context.ts'
import { hashSecret, newSecret } from '../../platform/crypto/secret.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { MailTemplate } from '../mails/index.ts'
import { sendMail } from '../mails/index.ts'
import type { User } from '../users/index.ts'
import type { MailCodePurpose } from './store.ts'
import { upsertMailCode, redeemMailCode } from './store.ts'

const MINUTE_MS = 60_000
const CODE_MINUTES = 10
/**
 * Validity of activation links, in hours. Mail servers may delay the first mail of an unknown sender for hours, so
 * these links are valid for longer than other codes.
 */
export const ACTIVATION_HOURS = 24

/** The site's routes that the mailed links lead to. */
const LINKS = {
  activation: '/users/account-activation',
  password_reset: '/users/password-reset',
  change_email: '/users/confirm-new-email',
  delete_account: '/users/settings/account',
} satisfies Partial<Record<MailCodePurpose, string>>

/**
 * Issues a code for one purpose and revokes an earlier code of the same user and purpose; codes for other purposes stay
 * valid (`docs/spec/decisions.md#d1`). Stores only a hash.
 * @param code.minutes validity of the code
 * @param code.subject the value that the code confirms, returned by {@link redeemCode}
 */
export async function issueCode(
  ctx: AppContext,
  tx: Db,
  code: { userId: number; purpose: MailCodePurpose; minutes: number; subject?: string },
): Promise<string> {
  const secret = newSecret()
  const now = ctx.clock.now()
  await upsertMailCode(tx, {
    user_id: code.userId,
    purpose: code.purpose,
    subject: code.subject ?? '',
    code_hash: hashSecret(secret),
    created_at: now,
    expires_at: now + code.minutes * MINUTE_MS,
  })
  return secret
}

/**
 * Redeems a code; undefined unless it is valid for exactly this purpose.
 * @param only.subject the one subject to accept, any by default
 */
export function redeemCode(
  ctx: AppContext,
  tx: Db,
  purpose: MailCodePurpose,
  code: string,
  only: { subject?: string } = {},
): Promise<{ userId: number; subject: string } | undefined> {
  return redeemMailCode(tx, { purpose, codeHash: hashSecret(code.trim()), ...only }, ctx.clock.now())
}

/**
 * Issues a code and mails its link.
 * @param letter.to the recipient; by default the user's own address
 * @param letter.template the mail template, by default the one named like the purpose
 * @param letter.askedIn language of the requesting page
 */
export async function mailCode(
  ctx: AppContext,
  tx: Db,
  user: Pick<User, 'id' | 'e_mail' | 'language'>,
  purpose: keyof typeof LINKS,
  letter: { to?: string; template?: MailTemplate; askedIn?: Language } = {},
): Promise<void> {
  const code = await issueCode(ctx, tx, {
    userId: user.id,
    purpose,
    minutes: purpose === 'activation' ? ACTIVATION_HOURS * 60 : CODE_MINUTES,
    ...(letter.to === undefined ? {} : { subject: letter.to }),
  })
  await sendMail(ctx, tx, {
    template: letter.template ?? purpose,
    to: { id: user.id, e_mail: letter.to ?? user.e_mail, language: user.language },
    ...(letter.askedIn === undefined ? {} : { askedIn: letter.askedIn }),
    path: `${LINKS[purpose]}?code=${code}`,
    facts: purpose === 'activation' ? { hours: ACTIVATION_HOURS } : { minutes: CODE_MINUTES },
  })
}
