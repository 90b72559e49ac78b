import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { defineSlot } from '../../platform/slots/slots.ts'
import type { User } from '../users/index.ts'
import { LinkNeedsLogin, TwoFactorCodeRefused, TwoFactorCodeRequired } from './errors.ts'

/** The second factor that accounts may have besides their password. */
interface SecondFactor {
  isOn(db: Db, userId: number): Promise<boolean>
  /** Redeems a code; false if it is wrong or was used before. */
  redeem(tx: Db, user: User, code: string): Promise<boolean>
}

export const secondFactor = defineSlot<SecondFactor>('account.second_factor')

/**
 * Redeems the code that was given with a password, if the account has a second factor.
 * @param code '' if none was given
 * @throws {TwoFactorCodeRequired} {TwoFactorCodeRefused}
 */
export async function checkSecondFactor(ctx: AppContext, tx: Db, user: User, code: string): Promise<void> {
  const factor = ctx.slots.one(secondFactor)
  if (!(await factor?.isOn(tx, user.id))) return
  if (code.trim() === '') throw new TwoFactorCodeRequired()
  if (!(await factor?.redeem(tx, user, code))) throw new TwoFactorCodeRefused()
}

/**
 * Refuses a mailed link that opens a session, unless the account has no second factor or the browser is signed in to
 * the account: whoever reads somebody's mails must not get around the second factor (`docs/spec/decisions.md#d33`).
 * @param signedInAs the account that the browser is signed in to
 * @throws {LinkNeedsLogin} the link stays valid when the transaction is rolled back
 */
export async function refuseLinkAlone(
  ctx: AppContext,
  tx: Db,
  userId: number,
  signedInAs: number | undefined,
): Promise<void> {
  if (signedInAs === userId) return
  if (await ctx.slots.one(secondFactor)?.isOn(tx, userId)) throw new LinkNeedsLogin()
}
