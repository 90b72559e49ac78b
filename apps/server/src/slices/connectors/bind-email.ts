import type { OperationData } from '@quandary/api-client'
import { textIn } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { connectionConfirmed } from '../accounts/index.ts'
import { checkDomain, CodeExpired, issueCode, mailCode, openSession } from '../accounts/index.ts'
import { sendMail } from '../mails/index.ts'
import type { User } from '../users/index.ts'
import { findUser, findUserByEMail } from '../users/index.ts'
import { findReady } from './connector.ts'
import { createAccount } from './create-account.ts'
import { BindingExpired, LoginTaken } from './errors.ts'
import type { Binding } from './store.ts'
import { findBinding, findLogin, insertLogin, prolongBinding, takeBinding } from './store.ts'

const CODE_MINUTES = 10

interface Asker {
  ip: string
  userAgent: string
  language: Language
  /** The value of the cookie that identifies the browser, '' without one. */
  browser: string
}

type Result = OperationData<'bindConnectorEmail'>

/**
 * Runs the e-mail step of a login whose service did not report an address. A new address creates an account, which
 * has to verify the address in a browser that is signed in to that account. If the address belongs to an account,
 * its owner gets a mail once the caller insists on this address (`insists`); nothing is bound before the owner
 * agrees. The key only works in the browser that signed in with the service, so nobody can be made to enter their
 * address for somebody else's login.
 * @returns the data of the response, and the value of the reading cookie if a session was opened
 * @throws {BindingExpired} {EMailDomainRefused} {LoginTaken}
 */
export async function bindEmail(
  ctx: AppContext,
  given: { key: string; eMail: string; insists: boolean },
  asker: Asker,
): Promise<{ result: Result; visit: string | undefined }> {
  const email = given.eMail.trim()
  const binding = await findBinding(ctx.db, hashSecret(given.key), ctx.clock.now())
  if (!binding || binding.browser_hash !== hashSecret(asker.browser)) throw new BindingExpired()
  const owner = await findUserByEMail(ctx.db, email)
  if (owner) {
    if (given.insists) await askOwner(ctx, owner, binding, asker.language)
    return { result: { email_exist_and_must_be_confirmed: true, access_token: '' }, visit: undefined }
  }
  await checkDomain(ctx, email)
  return registerWith(ctx, email, binding, asker)
}

async function registerWith(
  ctx: AppContext,
  email: string,
  binding: Binding,
  asker: Asker,
): Promise<{ result: Result; visit: string | undefined }> {
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const taken = await takeBinding(tx, binding.id, ctx.clock.now())
      if (!taken) throw new BindingExpired()
      const { connector, external_id, display_name: displayName, username } = taken
      const userId = await createAccount(ctx, tx, { displayName, username, email, verified: false })
      await insertLogin(tx, { user_id: userId, connector, external_id }, ctx.clock.now())
      const session = await openSession(ctx, tx, userId, { ip: asker.ip, userAgent: asker.userAgent })
      const user = await findUser(tx, userId)
      if (!user) throw new Error('The new account was not stored')
      await mailCode(ctx, tx, user, 'activation', { askedIn: asker.language })
      const result = { email_exist_and_must_be_confirmed: false, access_token: session.token }
      return { result, visit: session.visit }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'e_mail_key')) {
      return { result: { email_exist_and_must_be_confirmed: true, access_token: '' }, visit: undefined }
    }
    if (isUniqueViolation(error, 'external_logins')) throw new LoginTaken()
    if (isUniqueViolation(error, 'username')) return registerWith(ctx, email, binding, asker)
    throw error
  }
}

/** Asks the owner of the address by mail to agree to the binding. */
async function askOwner(ctx: AppContext, owner: User, binding: Binding, language: Language): Promise<void> {
  const ready = await findReady(ctx, binding.connector)
  if (!ready) throw new BindingExpired()
  await ctx.db.transaction().execute(async (tx) => {
    await prolongBinding(tx, binding.id, ctx.clock.now() + CODE_MINUTES * 60_000)
    const code = await issueCode(ctx, tx, {
      userId: owner.id,
      purpose: 'connect',
      minutes: CODE_MINUTES,
      subject: String(binding.id),
    })
    await sendMail(ctx, tx, {
      template: 'connect',
      to: owner,
      askedIn: language,
      path: `/users/account-activation?code=${code}`,
      facts: {
        minutes: CODE_MINUTES,
        service: textIn(ready.button.name, language.code),
        account: binding.display_name || binding.username || binding.external_id,
      },
    })
  })
}

/**
 * Binds the login after the owner of the address agreed. The link only works in the browser that signed in with the
 * service, so opening a link that somebody else triggered binds nothing.
 * @throws {CodeExpired} in another browser, after the step has expired, or if the login is bound already
 * @throws {LoginTaken}
 */
export async function bindConfirmed(
  ctx: AppContext,
  tx: Tx,
  confirmed: NonNullable<(typeof connectionConfirmed)['payload']>,
): Promise<void> {
  const binding = await takeBinding(tx, Number(confirmed.subject), ctx.clock.now())
  if (!binding || binding.browser_hash !== hashSecret(confirmed.browser)) throw new CodeExpired()
  const { connector, external_id } = binding
  if (await findLogin(tx, connector, external_id)) throw new CodeExpired()
  try {
    await insertLogin(tx, { user_id: confirmed.userId, connector, external_id }, ctx.clock.now())
  } catch (error) {
    if (isUniqueViolation(error, 'external_logins')) throw new LoginTaken()
    throw error
  }
}
