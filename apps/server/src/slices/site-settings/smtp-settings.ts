import type { OperationBody, Schemas } from '@quandary/api-client'
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

/** Of fixed length, so that it does not reveal the password's. */
const MASK = '******'
const E_MAIL = /^[^\s@<>]+@[^\s@<>]+$/

/** Returns how mail is sent; the password is masked (docs/spec/decisions.md#d14). */
export async function getSmtpSettings(app: AppContext): Promise<Schemas['SmtpConfig']> {
  const smtp = await readSettings(app, 'smtp')
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
 * Saves how mail is sent, then sends a test mail with these settings if a recipient is given. An absent text becomes
 * empty; an absent port or password, and a password of only asterisks, keep the stored value. A kept password never goes
 * to another server or user: where the login is off it is dropped.
 * @param language of the test mail
 * @throws {InvalidFields} if the sender's name is an address, the sender's address or the host is invalid, or the password
 * has to be typed again
 */
export async function updateSmtpSettings(
  app: AppContext,
  given: OperationBody<'updateSmtpSettings'>,
  language: Language,
  by: Administrator,
): Promise<null> {
  const saved = await readGivenSmtp(app, given)
  await writeSettings(app, 'smtp', saved, by)
  const recipient = given.test_email_recipient?.trim() ?? ''
  if (recipient !== '') await app.mail.send(app.db, await composeTestMail(app, recipient, language))
  return null
}

/**
 * Reads how mail is sent from a form, completed with what is stored.
 * @throws {InvalidFields} as {@link updateSmtpSettings}
 */
export async function readGivenSmtp(app: AppContext, given: OperationBody<'updateSmtpSettings'>): Promise<StoredSmtp> {
  const stored = await readSettings(app, 'smtp')
  const typed = given.smtp_password
  const keeps = typed === undefined || isMask(typed)
  const read: StoredSmtp = {
    from_email: given.from_email?.trim() ?? '',
    from_name: given.from_name?.trim() ?? '',
    host: given.smtp_host?.trim() ?? '',
    port: given.smtp_port ?? stored.port,
    encryption: encryptionOf(given.encryption ?? ''),
    username: given.smtp_username?.trim() ?? '',
    password: keeps ? stored.password : typed,
    authentication: given.smtp_authentication ?? false,
  }
  const wrong = wrongFields(read)
  if (keeps && stored.password !== '' && sendsElsewhere(stored, read, SETTINGS_SECRETS.smtp.password)) {
    if (read.authentication) wrong.push({ field: 'smtp_password', message: 'validation.secret_again' })
    else read.password = ''
  }
  if (wrong.length > 0) throw new InvalidFields(wrong)
  return read
}

/** The contract allows `none` and any case. */
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
