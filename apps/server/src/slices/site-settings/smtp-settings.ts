import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { isMask, sendsElsewhere } from '../../platform/secrets/stored-secret.ts'
import type { Administrator } from '../audit-log/index.ts'
import { readSettings, writeSettings } from './read-settings.ts'
import type { SettingsGroups } from './settings.ts'
import { composeTestMail } from './test-mail.ts'
import { SETTINGS_SECRETS } from './settings.ts'

type StoredSmtp = SettingsGroups['smtp']

/** The new mail settings; an undefined port or password keeps the stored one. */
export interface GivenSmtp extends Omit<StoredSmtp, 'encryption' | 'port' | 'password'> {
  /** `SSL` or `TLS` in any case; anything else for none. */
  encryption: string
  port: number | undefined
  password: string | undefined
}

/** Has a fixed length, so that it does not reveal the length of the password. */
const MASK = '******'
const E_MAIL = /^[^\s@<>]+@[^\s@<>]+$/

/** Returns how mail is sent; the password is masked (docs/spec/decisions.md#d14). */
export async function getSmtpSettings(ctx: AppContext): Promise<Schemas['SmtpConfig']> {
  const smtp = await readSettings(ctx, 'smtp')
  return {
    from_email: smtp.from_email,
    from_name: smtp.from_name,
    smtp_host: smtp.host,
    smtp_port: smtp.port,
    encryption: smtp.encryption,
    smtp_username: smtp.username,
    smtp_password: smtp.password === '' ? '' : MASK,
    smtp_authentication: smtp.authentication,
  }
}

/**
 * Saves how mail is sent, then sends a test mail with these settings if a recipient is given. An absent port or
 * password, and a password of only asterisks, keep the stored value. A stored password is never used with another
 * server or user: if one of these changes, the password has to be typed again, or is dropped if the login is off.
 * @throws {InvalidFields} if the sender's name is an address, the sender's address or the host is invalid, or the
 * password has to be typed again
 */
export async function updateSmtpSettings(
  ctx: AppContext,
  given: GivenSmtp,
  test: { recipient: string; language: Language },
  by: Administrator,
): Promise<void> {
  await writeSettings(ctx, 'smtp', await completeSmtp(ctx, given), by)
  const recipient = test.recipient.trim()
  if (recipient !== '') await ctx.mail.send(ctx.db, await composeTestMail(ctx, recipient, test.language))
}

/**
 * Completes given mail settings with the stored ones.
 * @throws {InvalidFields} in the same cases as {@link updateSmtpSettings}
 */
export async function completeSmtp(ctx: AppContext, given: GivenSmtp): Promise<StoredSmtp> {
  const stored = await readSettings(ctx, 'smtp')
  const typed = given.password
  const keeps = typed === undefined || isMask(typed)
  const read: StoredSmtp = {
    from_email: given.from_email.trim(),
    from_name: given.from_name.trim(),
    host: given.host.trim(),
    port: given.port ?? stored.port,
    encryption: encryptionOf(given.encryption),
    username: given.username.trim(),
    password: keeps ? stored.password : typed,
    authentication: given.authentication,
  }
  const wrong = wrongFields(read)
  if (keeps && stored.password !== '' && sendsElsewhere(stored, read, SETTINGS_SECRETS.smtp.password)) {
    if (read.authentication) wrong.push({ field: 'smtp_password', message: 'validation.secret_again' })
    else read.password = ''
  }
  if (wrong.length > 0) throw new InvalidFields(wrong)
  return read
}

function encryptionOf(text: string): StoredSmtp['encryption'] {
  const word = text.toUpperCase()
  return word === 'SSL' || word === 'TLS' ? word : ''
}

function wrongFields(smtp: StoredSmtp): FieldRefusal[] {
  const wrong: FieldRefusal[] = []
  if (E_MAIL.test(smtp.from_name)) {
    wrong.push({ field: 'from_name', message: 'error.smtp.config_from_name_cannot_be_email' })
  }
  if (smtp.from_email !== '' && !E_MAIL.test(smtp.from_email)) {
    wrong.push({ field: 'from_email', message: 'validation.email' })
  }
  if (/[\s/@]/.test(smtp.host)) wrong.push({ field: 'smtp_host', message: 'validation.invalid' })
  return wrong
}
