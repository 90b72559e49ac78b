import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import type { Db } from '../../platform/db/database.ts'
import type { User } from '../users/index.ts'
import { findUser, statusOf } from '../users/index.ts'
import { issueCode, redeemCode } from './mail-code.ts'
import type { SessionOrigin } from './session-origin.ts'
import type { Session } from './session.ts'
import { openSession } from './session.ts'

const LANDING_MINUTES = 2

/**
 * Issues the code that replaces a session token in the URL a login at another service redirects to. URLs end up in
 * browser histories, logs and links to other people, so the code works once, for two minutes, only in the browser that
 * began the login, and only for `getCurrentUser`, which opens the session and answers with its token.
 * @param browserHash hash of that browser's {@link BROWSER_COOKIE}
 */
export function issueLandingCode(app: AppContext, tx: Db, userId: number, browserHash: string): Promise<string> {
  return issueCode(app, tx, { userId, purpose: 'landing', minutes: LANDING_MINUTES, subject: browserHash })
}

/**
 * Redeems a landing code; undefined when it is unknown, used or expired, and for accounts that may not log in. In
 * another browser than the one it was issued for the answer is the same, and the code stays valid for that one.
 * @param origin.browser the value of {@link BROWSER_COOKIE}, '' without one
 */
export async function enterByLandingCode(
  app: AppContext,
  code: string,
  origin: SessionOrigin & { browser: string },
): Promise<{ user: User; session: Session } | undefined> {
  if (origin.browser === '') return undefined
  const subject = hashSecret(origin.browser)
  return app.db.transaction().execute(async (tx) => {
    const redeemed = await redeemCode(app, tx, 'landing', code, { subject })
    const user = redeemed && (await findUser(tx, redeemed.userId))
    if (!user || statusOf(user) === 'deleted' || statusOf(user) === 'suspended') return undefined
    return { user, session: await openSession(app, tx, user.id, { ip: origin.ip, userAgent: origin.userAgent }) }
  })
}
