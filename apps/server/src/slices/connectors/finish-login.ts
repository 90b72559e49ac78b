import type { ConnectorAccount } from '@quandary/plugin-kit'
import { textIn } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import { hashSecret, newSecret } from '../../platform/crypto/secret.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { AccountSuspended, checkDomain, issueLandingCode, userActivated, viewerOfVisit } from '../accounts/index.ts'
import { sendMail } from '../mails/index.ts'
import { callPlugin } from '../plugins/index.ts'
import { siteUrl } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { findUser, findUserByEMail, statusOf, updateUser } from '../users/index.ts'
import type { ReadyConnector } from './connector.ts'
import { readAccount, returnLink } from './connector.ts'
import { createAccount } from './create-account.ts'
import { AccountGone, AddressHasAccount, AttemptExpired, ExternalIdMissing, LoginTaken } from './errors.ts'
import type { Attempt } from './store.ts'
import { findLogin, insertBinding, insertLogin, takeAttempt, touchLogin } from './store.ts'

const BINDING_MS = 10 * 60_000

/** The values that a browser brings back from the service at the end of a login. */
export interface Return {
  /** Query parameters added by the service. */
  query: Readonly<Record<string, string>>
  /** The browser's secret, '' without one. */
  browser: string
  visit: string
  language: Language
}

/**
 * Completes a login with another service (docs/spec/contract.md#connectors).
 * @returns the redirect target, and whether the next step still needs the browser's secret
 * @throws {AttemptExpired} {ExternalIdMissing} {AccountSuspended} {AccountGone} {AddressHasAccount} {LoginTaken}
 * @throws {EMailDomainRefused} {PluginRefused} {PluginFailed}
 */
export async function finishLogin(
  ctx: AppContext,
  ready: ReadyConnector,
  given: Return,
): Promise<{ location: string; keepBrowser: boolean }> {
  const name = ready.plugin.slugName
  const { state = '', ...query } = given.query
  const attempt = await takeAttempt(ctx.db, {
    stateHash: hashSecret(state),
    browserHash: hashSecret(given.browser),
    connector: name,
    now: ctx.clock.now(),
  })
  if (!attempt) throw new AttemptExpired()
  const redirectUri = await returnLink(ctx, name)
  const reported = await callPlugin(ctx, ready, given.language, (context) =>
    ready.connector.finish({ ...context, redirectUri, query, codeVerifier: attempt.code_verifier }),
  )
  const account = readAccount(reported)
  if (account.externalId === '') throw new ExternalIdMissing()
  const home = await siteUrl(ctx)
  if (attempt.user_id !== null) {
    await bindTo(ctx, attempt.user_id, { ready, account }, given)
    return { location: `${home}/users/settings/account`, keepBrowser: false }
  }
  const known = await findLogin(ctx.db, name, account.externalId)
  if (!known && account.email === '') {
    const key = await beginEmailStep(ctx, attempt, account)
    return { location: `${home}/users/confirm-email?binding_key=${key}`, keepBrowser: true }
  }
  const code = await enter(ctx, attempt, account)
  return { location: `${home}/users/auth-landing?access_token=${code}`, keepBrowser: true }
}

/**
 * Binds the service to the account that started the login, if the browser is still signed in to that account. Mails the
 * person, because the session may have been stolen, and from now on the service opens sessions without a password or a
 * code.
 */
async function bindTo(
  ctx: AppContext,
  userId: number,
  { ready, account }: { ready: ReadyConnector; account: ConnectorAccount },
  given: Return,
): Promise<void> {
  const viewer = await viewerOfVisit(ctx, given.visit)
  if (viewer?.id !== userId || viewer.status !== 'normal') throw new AttemptExpired()
  const connector = ready.plugin.slugName
  const login = { user_id: userId, connector, external_id: account.externalId }
  try {
    await ctx.db.transaction().execute(async (tx) => {
      await insertLogin(tx, login, ctx.clock.now())
      const user = await findUser(tx, userId)
      if (!user || user.e_mail === '') return
      const service = textIn(ready.button.name, given.language.code)
      const facts = { service, account: nameOf(account) }
      await sendMail(ctx, tx, { template: 'login_connected', to: user, path: '/users/settings/account', facts })
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'external_logins')) throw error
    const present = await findLogin(ctx.db, connector, account.externalId)
    if (present?.user_id !== userId) throw new LoginTaken()
  }
}

function nameOf({ displayName, username, externalId }: ConnectorAccount): string {
  return displayName || username || externalId
}

async function beginEmailStep(ctx: AppContext, attempt: Attempt, account: ConnectorAccount): Promise<string> {
  const key = newSecret()
  const now = ctx.clock.now()
  const binding = {
    key_hash: hashSecret(key),
    browser_hash: attempt.browser_hash,
    connector: attempt.connector,
    external_id: account.externalId,
    display_name: account.displayName,
    username: account.username,
    expires_at: now + BINDING_MS,
  }
  await insertBinding(ctx.db, binding, now)
  return key
}

/** Signs a person in, creating the account if necessary. Two concurrent first logins end in one account. */
async function enter(ctx: AppContext, attempt: Attempt, account: ConnectorAccount): Promise<string> {
  const { connector, browser_hash: browserHash } = attempt
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const login = await findLogin(tx, connector, account.externalId)
      const userId = login ? await admit(ctx, tx, login.user_id, account) : await join(ctx, tx, connector, account)
      if (login) await touchLogin(tx, login, ctx.clock.now())
      return issueLandingCode(ctx, tx, userId, browserHash)
    })
  } catch (error) {
    // A concurrent first login may be committed before this one looks up the address, or while it stores the account.
    // If that was a login with the same external account, this login uses the account that it created.
    const isOvertaken = error instanceof AddressHasAccount || isUniqueViolation(error, 'e_mail_key')
    if (isOvertaken || isUniqueViolation(error, 'external_logins')) {
      if (await findLogin(ctx.db, connector, account.externalId)) return enter(ctx, attempt, account)
      throw new AddressHasAccount()
    }
    if (isUniqueViolation(error, 'username')) return enter(ctx, attempt, account)
    throw error
  }
}

/**
 * Checks that a person may sign in to the account of a known login. Activates the account if the service has verified
 * its email address. Returns the account's id.
 */
async function admit(ctx: AppContext, tx: Tx, userId: number, account: ConnectorAccount): Promise<number> {
  const user = await findUser(tx, userId)
  if (!user || user.status === 'deleted') throw new AccountGone()
  if (statusOf(user) === 'suspended') throw new AccountSuspended(user)
  if (user.mail_status !== 1 && hasProven(user, account)) await activate(ctx, tx, userId)
  return userId
}

/** Returns true if the service has verified the address that the account still has to verify. */
function hasProven(user: User, { email }: ConnectorAccount): boolean {
  return email !== '' && email.toLowerCase() === user.e_mail.toLowerCase()
}

/** Creates an account. A matching address is never taken as proof that it is the same person. */
async function join(ctx: AppContext, tx: Tx, connector: string, account: ConnectorAccount): Promise<number> {
  const { email, displayName, username, externalId } = account
  await checkDomain(ctx, email)
  if (await findUserByEMail(tx, email)) throw new AddressHasAccount()
  const userId = await createAccount(ctx, tx, { displayName, username, email, verified: true })
  await insertLogin(tx, { user_id: userId, connector, external_id: externalId }, ctx.clock.now())
  await ctx.bus.emit(tx, userActivated, { userId })
  return userId
}

async function activate(ctx: AppContext, tx: Tx, userId: number): Promise<void> {
  await updateUser(tx, userId, { mail_status: 1 })
  await ctx.bus.emit(tx, userActivated, { userId })
}
