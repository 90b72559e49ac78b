import type { AppContext } from '../../context.ts'
import { hashSecret, newSecret } from '../../platform/crypto/secret.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { viewerOfVisit } from '../accounts/index.ts'
import { callPlugin } from '../plugins/index.ts'
import { challengeOf, isBindTicket, returnLink } from './connector.ts'
import type { ReadyConnector } from './connector.ts'
import { AttemptExpired } from './errors.ts'
import { insertAttempt } from './store.ts'

const ATTEMPT_MS = 10 * 60_000
/** Lifetime of the cookie with the browser's secret while the browser is at the service, in seconds. */
export const BROWSER_SECONDS = ATTEMPT_MS / 1000

/**
 * Starts a login with another service. Its `state` parameter is valid for one return of this browser within ten
 * minutes.
 * @param given.bind the ticket of a signed-in person who wants to bind the service, undefined to sign in
 * @returns the redirect target, and the secret that identifies the browser
 * @throws {AttemptExpired} {PluginRefused} {PluginFailed}
 */
export async function startLogin(
  ctx: AppContext,
  ready: ReadyConnector,
  given: { bind: string | undefined; visit: string; language: Language },
): Promise<{ location: string; browser: string }> {
  const { connector, plugin } = ready
  const userId = given.bind === undefined ? null : await binderOf(ctx, plugin.slugName, given.bind, given.visit)
  const [state, browser, codeVerifier] = [newSecret(), newSecret(), newSecret()]
  const redirectUri = await returnLink(ctx, plugin.slugName)
  const location = await callPlugin(ctx, ready, given.language, (context) =>
    connector.start({ ...context, redirectUri, state, codeChallenge: challengeOf(codeVerifier) }),
  )
  const now = ctx.clock.now()
  const attempt = {
    state_hash: hashSecret(state),
    browser_hash: hashSecret(browser),
    connector: plugin.slugName,
    code_verifier: codeVerifier,
    user_id: userId,
    expires_at: now + ATTEMPT_MS,
  }
  await insertAttempt(ctx.db, attempt, now)
  return { location: webAddress(location), browser }
}

/** Allows redirects to web pages only. */
function webAddress(location: string): string {
  const url = new URL(location)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError(`${url.protocol} is no page to lead to`)
  return url.href
}

/**
 * Returns the id of the signed-in person if the ticket was issued for them in this browser.
 * @throws {AttemptExpired} otherwise
 */
async function binderOf(ctx: AppContext, connector: string, ticket: string, visit: string): Promise<number> {
  const viewer = await viewerOfVisit(ctx, visit)
  const fits = viewer && isBindTicket(ctx, ticket, { visit, userId: viewer.id, connector })
  if (!fits || viewer.status !== 'normal') throw new AttemptExpired()
  return viewer.id
}
