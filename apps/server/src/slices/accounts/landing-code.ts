import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import type { Db } from '../../platform/db/database.ts'
import type { User } from '../users/index.ts'
import { findUser, statusOf } from '../users/index.ts'
import { CodeExpired } from './errors.ts'
import { issueCode, redeemCode } from './mail-code.ts'
import type { SessionOrigin } from './session-origin.ts'
import type { Session } from './session.ts'
import { openSession } from './session.ts'

const LANDING_MINUTES = 2

/**
 * Issues the code that replaces a session token in the URL a login at another service redirects to. URLs end up in
 * browser histories, logs and links to other people, so the code works once, for two minutes, only in the browser that
 * began the login, and only to open a session.
 * @param browserHash hash of that browser's {@link BROWSER_COOKIE}
 */
export function issueLandingCode(ctx: AppContext, tx: Db, userId: number, browserHash: string): Promise<string> {
  return issueCode(ctx, tx, { userId, purpose: 'landing', minutes: LANDING_MINUTES, subject: browserHash })
}

/** The caller who redeems a landing code; `browser` is the value of {@link BROWSER_COOKIE}, '' without one. */
type LandingOrigin = SessionOrigin & { browser: string }

/**
 * Redeems a landing code: opens a session.
 * @throws {CodeExpired} the code does not open a session; the error is the same for every cause
 */
export async function loginByLandingCode(
  ctx: AppContext,
  code: string,
  origin: LandingOrigin,
): Promise<{ user: User; session: Session }> {
  const entered = await redeemLandingCode(ctx, code, origin)
  if (!entered) throw new CodeExpired()
  return entered
}

/**
 * Redeems a landing code: opens a session. Returns undefined if the code is unknown, used or expired, if its account
 * may not log in, or if the code was issued for another browser, where it stays valid.
 */
export async function redeemLandingCode(
  ctx: AppContext,
  code: string,
  origin: LandingOrigin,
): Promise<{ user: User; session: Session } | undefined> {
  if (origin.browser === '') return undefined
  const subject = hashSecret(origin.browser)
  return ctx.db.transaction().execute(async (tx) => {
    const redeemed = await redeemCode(ctx, tx, 'landing', code, { subject })
    const user = redeemed && (await findUser(tx, redeemed.userId))
    if (!user || statusOf(user) === 'deleted' || statusOf(user) === 'suspended') return undefined
    return { user, session: await openSession(ctx, tx, user.id, { ip: origin.ip, userAgent: origin.userAgent }) }
  })
}
