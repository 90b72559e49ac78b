import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { User } from '../users/index.ts'
import { findUser, updateUser } from '../users/index.ts'
import { claimAccount } from './claim-account.ts'
import { AccountSuspended, CodeExpired } from './errors.ts'
import { connectionConfirmed, userActivated } from './events.ts'
import { redeemCode } from './mail-code.ts'
import { assertOwnBrowser } from './own-browser.ts'
import type { SessionOrigin } from './session-origin.ts'
import type { Session } from './session.ts'
import { refuseLinkAlone } from './second-factor.ts'
import { openSession, viewerOfVisit } from './session.ts'

/**
 * The browser that opened the link. Without its reading cookie `visit` is '', without {@link BROWSER_COOKIE} `browser`
 * is ''.
 */
interface LinkOrigin extends SessionOrigin {
  visit: string
  browser: string
}

/**
 * Redeems an activation code: the account becomes active and gets a session. Also redeems codes that connect a login at
 * another service, and emits an event for the slice that stores those connections.
 * @returns the account and its session; `endsConnection` is true if the code connected a login at another service,
 * after which the browser no longer needs {@link BROWSER_COOKIE}
 * @throws {CodeExpired} the code is not valid for either of these purposes, or belongs to a login of another browser
 * @throws {AccountSuspended} {LinkNeedsLogin}
 */
export async function verifyEmail(
  ctx: AppContext,
  code: string,
  origin: LinkOrigin,
): Promise<{ user: User; session: Session; endsConnection: boolean }> {
  const signedInAs = (await viewerOfVisit(ctx, origin.visit))?.id
  return ctx.db.transaction().execute(async (tx) => {
    const activation = await redeemCode(ctx, tx, 'activation', code)
    const connection = activation ? undefined : await redeemCode(ctx, tx, 'connect', code)
    const redeemed = activation ?? connection
    const before = redeemed && (await findUser(tx, redeemed.userId))
    if (!before || before.status === 'deleted') throw new CodeExpired()
    if (before.status === 'suspended') throw new AccountSuspended(before)
    await refuseLinkAlone(ctx, tx, before.id, signedInAs)
    if (connection) await connect(ctx, tx, before, { subject: connection.subject, browser: origin.browser })
    else assertOwnBrowser(before, signedInAs)
    if (before.mail_status !== 1) {
      await updateUser(tx, before.id, { mail_status: 1 })
      await ctx.bus.emit(tx, userActivated, { userId: before.id })
    }
    const session = await openSession(ctx, tx, before.id, origin)
    const user = await findUser(tx, before.id)
    if (!user) throw new CodeExpired()
    return { user, session, endsConnection: connection !== undefined }
  })
}

async function connect(
  ctx: AppContext,
  tx: Tx,
  user: User,
  { subject, browser }: { subject: string; browser: string },
): Promise<void> {
  if (user.mail_status !== 1) {
    await updateUser(tx, user.id, { password_hash: null })
    await claimAccount(ctx, tx, user.id)
  }
  await ctx.bus.emit(tx, connectionConfirmed, { userId: user.id, subject, browser, at: ctx.clock.now() })
}
