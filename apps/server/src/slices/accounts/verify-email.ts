import type { AppContext } from '../../context.ts'
import type { User } from '../users/index.ts'
import { findUser, updateUser } from '../users/index.ts'
import { AccountSuspended, CodeExpired } from './errors.ts'
import { connectionConfirmed, userActivated } from './events.ts'
import { redeemCode } from './mail-code.ts'
import type { Session, SessionOrigin } from './session.ts'
import { openSession } from './session.ts'

/**
 * Redeems an activation code: the account becomes active and gets a session. Also redeems codes that connect a login at
 * another service, and emits an event for the slice that stores those connections.
 * @throws {CodeExpired} the code is not a valid one of these two purposes
 */
export async function verifyEmail(
  app: AppContext,
  code: string,
  origin: SessionOrigin & { browser: string },
): Promise<{ user: User; session: Session }> {
  return app.db.transaction().execute(async (tx) => {
    const activation = await redeemCode(app, tx, 'activation', code)
    const connection = activation ? undefined : await redeemCode(app, tx, 'connect', code)
    const redeemed = activation ?? connection
    const before = redeemed && (await findUser(tx, redeemed.userId))
    if (!before || before.status === 'deleted') throw new CodeExpired()
    if (before.status === 'suspended') throw new AccountSuspended(before)
    if (before.mail_status !== 1) {
      await updateUser(tx, before.id, { mail_status: 1 })
      await app.bus.emit(tx, userActivated, { userId: before.id })
    }
    if (connection) {
      const { userId, subject } = connection
      await app.bus.emit(tx, connectionConfirmed, { userId, subject, browser: origin.browser, at: app.clock.now() })
    }
    const session = await openSession(app, tx, before.id, origin)
    const user = await findUser(tx, before.id)
    if (!user) throw new CodeExpired()
    return { user, session }
  })
}
