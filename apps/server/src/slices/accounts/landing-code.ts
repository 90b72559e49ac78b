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
 * began the login, and only for `loginByLandingCode`, which opens the session.
 * @param browserHash hash of that browser's {@link BROWSER_COOKIE}
 */
export function issueLandingCode(app: AppContext, tx: Db, userId: number, browserHash: string): Promise<string> {
  return issueCode(app, tx, { userId, purpose: 'landing', minutes: LANDING_MINUTES, subject: browserHash })
}

/**
 * Redeems a landing code: opens a session.
 * @param origin.browser the value of {@link BROWSER_COOKIE}, '' without one
 * @throws {CodeExpired} the code is unknown, used or expired, its account may not log in, or this is not the browser that it
 * was issued for, in which it stays valid; the answer is the same for all
 */
export async function loginByLandingCode(
  app: AppContext,
  code: string,
  origin: SessionOrigin & { browser: string },
): Promise<{ user: User; session: Session }> {
  if (origin.browser === '') throw new CodeExpired()
  const subject = hashSecret(origin.browser)
  return app.db.transaction().execute(async (tx) => {
    const redeemed = await redeemCode(app, tx, 'landing', code, { subject })
    const user = redeemed && (await findUser(tx, redeemed.userId))
    if (!user || statusOf(user) === 'deleted' || statusOf(user) === 'suspended') throw new CodeExpired()
    return { user, session: await openSession(app, tx, user.id, { ip: origin.ip, userAgent: origin.userAgent }) }
  })
}
