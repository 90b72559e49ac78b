import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { User } from '../users/index.ts'
import { findUser, statusOf } from '../users/index.ts'
import { issueCode, redeemCode } from './mail-code.ts'
import type { Session, SessionOrigin } from './session.ts'
import { openSession } from './session.ts'

const LANDING_MINUTES = 2

/**
 * Issues what stands for a session token in the address that a login at another service ends at. Addresses are kept by
 * browsers and seen by others, so it works once, for two minutes, and for one thing: asking who one is (user/info), which
 * begins the session and answers with its token.
 */
export function issueLandingCode(app: AppContext, tx: Db, userId: number): Promise<string> {
  return issueCode(app, tx, { userId, purpose: 'landing', minutes: LANDING_MINUTES })
}

/** Uses a landing code up; undefined for everything that is no living one, and for accounts that may not log in. */
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
