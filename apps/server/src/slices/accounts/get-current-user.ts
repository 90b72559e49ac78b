import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { hashSecret, newSecret } from '../../platform/crypto/secret.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { User } from '../users/index.ts'
import { findUser, suspensionNote } from '../users/index.ts'
import { redeemLandingCode } from './landing-code.ts'
import type { SessionOrigin } from './session-origin.ts'
import { NoSession } from './errors.ts'
import { currentUser, viewerOfVisit } from './session.ts'
import { findSession, replaceVisit } from './store.ts'

/** Empty values that a suspended user gets in place of the private fields of the account. */
const HIDDEN_FIELDS = { e_mail: '', last_login_date: 0, have_password: false } as const

/**
 * Returns the account behind a request, null for guests and unknown tokens. Sets a new reading cookie for a browser
 * that sends a token but lost the cookie of that session. Clients that do not know `loginByLandingCode` send a landing
 * code as the token, which opens a session under the same conditions. For a suspended user the result states the end
 * and the reason of the suspension, without private fields (`docs/spec/decisions.md#d4`).
 * @param request.viewerId the user a page is rendered for; pages have no token
 * @throws {NoSession} 401, for an account that was deleted while its session was valid
 */
export async function getCurrentUser(
  ctx: AppContext,
  request: SessionOrigin & {
    token: string
    visit: string
    viewerId: number | undefined
    language: Language
    /** The value of {@link BROWSER_COOKIE}, '' without one. */
    browser: string
    setVisit(value: string): void
    clearBrowser(): void
  },
): Promise<Schemas['CurrentUser'] | null> {
  const tokenHash = hashSecret(request.token)
  const [user, visitor] = await Promise.all([
    findRequester(ctx, request, tokenHash),
    request.token === '' ? null : viewerOfVisit(ctx, request.visit),
  ])
  if (!user) return request.token === '' ? null : currentUserByLandingCode(ctx, request)
  if (user.status === 'deleted') throw new NoSession()
  if (request.token !== '' && visitor?.id !== user.id) {
    const visit = newSecret()
    await replaceVisit(ctx.db, tokenHash, hashSecret(visit))
    request.setVisit(visit)
  }
  const account = await currentUser(ctx, user, request.token)
  if (user.status !== 'suspended') return account
  const note = suspensionNote(user, 'own_status', request.language)
  return { ...account, ...HIDDEN_FIELDS, ...(note === undefined ? {} : { status_msg: note }) }
}

async function findRequester(
  ctx: AppContext,
  { token, viewerId }: { token: string; viewerId: number | undefined },
  tokenHash: string,
): Promise<User | undefined> {
  if (token !== '') return (await findSession(ctx.db, { token_hash: tokenHash }, ctx.clock.now()))?.user
  return viewerId === undefined ? undefined : findUser(ctx.db, viewerId)
}

async function currentUserByLandingCode(
  ctx: AppContext,
  request: SessionOrigin & {
    token: string
    browser: string
    setVisit(value: string): void
    clearBrowser(): void
  },
): Promise<Schemas['CurrentUser'] | null> {
  const entered = await redeemLandingCode(ctx, request.token, request)
  if (!entered) return null
  request.setVisit(entered.session.visit)
  request.clearBrowser()
  return currentUser(ctx, entered.user, entered.session.token)
}
