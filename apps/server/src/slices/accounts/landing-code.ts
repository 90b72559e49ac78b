import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { User } from '../users/index.ts'
import { findUser, statusOf } from '../users/index.ts'
import { issueCode, redeemCode } from './mail-code.ts'
import type { Session, SessionOrigin } from './session.ts'
import { openSession } from './session.ts'

const LANDING_MINUTES = 2

/**
 * Issues the code that replaces a session token in the URL a login at another service redirects to. URLs end up in
 * browser histories and logs, so the code works once, for two minutes, and only for `getCurrentUser`, which opens the
 * session and answers with its token.
 */
export function issueLandingCode(app: AppContext, tx: Db, userId: number): Promise<string> {
  return issueCode(app, tx, { userId, purpose: 'landing', minutes: LANDING_MINUTES })
}

/** Redeems a landing code; undefined when it is unknown, used or expired, and for accounts that may not log in. */
export async function enterByLandingCode(
  app: AppContext,
  code: string,
  origin: SessionOrigin,
): Promise<{ user: User; session: Session } | undefined> {
  return app.db.transaction().execute(async (tx) => {
    const redeemed = await redeemCode(app, tx, 'landing', code)
    const user = redeemed && (await findUser(tx, redeemed.userId))
    if (!user || statusOf(user) === 'deleted' || statusOf(user) === 'suspended') return undefined
    return { user, session: await openSession(app, tx, user.id, { ip: origin.ip, userAgent: origin.userAgent }) }
  })
}
