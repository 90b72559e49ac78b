import { randomBytes } from 'node:crypto'
import { isDisplayName } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { refuseForExternalAccounts } from './external-accounts.ts'
import type { Db } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { oneLine } from '../../platform/text/one-line.ts'
import { readSettings } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import {
  findUser,
  findUserByEMail,
  findUserByUsername,
  insertUser,
  looksLikeStaff,
  usernameForNew,
  withSuffix,
} from '../users/index.ts'
import { checkDomain } from './email-domain.ts'
import { EMailTaken, NameRefused, RegistrationClosed } from './errors.ts'
import { mailCode } from './mail-code.ts'
import { refuseSpaces } from './password.ts'
import type { SessionOrigin } from './session-origin.ts'
import type { Session } from './session.ts'
import { openSession } from './session.ts'

/** The submitted values of a sign-up. */
interface GivenAccount {
  name: string
  eMail: string
  password: string
}

/**
 * Creates an inactive account with a session and mails the activation link.
 * @throws {RegistrationClosed} {EMailDomainRefused} {EMailTaken} {NameRefused} {AccountsAreExternal}
 * @throws {InvalidFields} for a password with spaces
 */
export async function registerByEmail(
  ctx: AppContext,
  given: GivenAccount,
  origin: SessionOrigin & { language: Language },
): Promise<{ user: User; session: Session }> {
  await refuseForExternalAccounts(ctx)
  await checkRegistrationOpen(ctx, given.eMail)
  refuseSpaces(given.password)
  const base = usernameForNew(given.name)
  if (base === undefined) throw new NameRefused(isDisplayName(given.name) ? 'name_of_staff' : 'display_name_invalid')
  if (await looksLikeStaff(ctx.db, given.name)) throw new NameRefused('name_of_staff')
  if (await findUserByEMail(ctx.db, given.eMail)) throw new EMailTaken()
  const passwordHash = await ctx.passwords.hash(given.password)
  return createAccount(ctx, given, base, passwordHash, origin)
}

/** Stores the account. The table's unique constraints decide between concurrent registrations. */
async function createAccount(
  ctx: AppContext,
  given: GivenAccount,
  base: string,
  passwordHash: string,
  origin: SessionOrigin & { language: Language },
): Promise<{ user: User; session: Session }> {
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const id = await insertUser(tx, {
        username: await freeUsername(tx, base),
        display_name: oneLine(given.name.normalize('NFC')),
        e_mail: given.eMail.trim(),
        password_hash: passwordHash,
        status: 'normal',
        mail_status: 2,
        created_at: ctx.clock.now(),
      })
      const session = await openSession(ctx, tx, id, origin)
      const user = await findUser(tx, id)
      if (!user) throw new Error('The new account was not stored')
      await mailCode(ctx, tx, user, 'activation', { askedIn: origin.language })
      return { user, session }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'e_mail_key')) throw new EMailTaken()
    if (!isUniqueViolation(error, 'username')) throw error
    // The username was taken meanwhile. If that was a registration of the same address, report the address.
    if (await findUserByEMail(ctx.db, given.eMail)) throw new EMailTaken()
    return createAccount(ctx, given, base, passwordHash, origin)
  }
}

async function checkRegistrationOpen(ctx: AppContext, eMail: string): Promise<void> {
  const login = await readSettings(ctx, 'login')
  if (!login.allow_new_registrations || !login.allow_email_registrations) throw new RegistrationClosed()
  await checkDomain(ctx, eMail)
}

async function freeUsername(tx: Db, base: string): Promise<string> {
  let username = base
  while (await findUserByUsername(tx, username)) username = withSuffix(base, randomBytes(2).toString('hex'))
  return username
}
