import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { EphemeralKind } from '../../platform/ephemeral/ephemeral-store.ts'
import { Refusal } from '../../platform/refusals/refusal.ts'
import { defineSlot } from '../../platform/slots/slots.ts'
import { sendMail } from '../mails/index.ts'
import type { User } from '../users/index.ts'
import { LinkNeedsLogin, TwoFactorCodeRefused, TwoFactorCodeRequired, TwoFactorCodesBlocked } from './errors.ts'

/** Counts the wrong codes of an account. */
const WRONG_CODES: EphemeralKind = { name: 'wrong two-factor code', lastsMs: 24 * 3_600_000, from: 'first' }
/**
 * Maximum number of wrong codes in a day. Three of a million codes are right at a time, so somebody who knows the
 * password and guesses all year gets in with a probability of 2 %.
 */
const MAX_WRONG_CODES = 20

/** The second factor that accounts may have besides their password. */
interface SecondFactor {
  isOn(db: Db, userId: number): Promise<boolean>
  /** True if a code is short enough to be found by trying. */
  canBeGuessed(code: string): boolean
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
 * Runs work that uses up a code, unless too many wrong codes of this account were tried within a day. The caller must
 * have checked the password. Otherwise, people who do not know it could block the codes of the account.
 * @param given.field the field of the request that has the code
 * @throws {TwoFactorCodesBlocked}
 */
export async function limitWrongCodes<Result>(
  ctx: AppContext,
  user: User,
  given: { code: string; field: 'code' | 'two_factor_code' },
  work: () => Promise<Result>,
): Promise<Result> {
  const canBeGuessed = ctx.slots.one(secondFactor)?.canBeGuessed(given.code) === true
  if (!canBeGuessed || !ctx.config.rateLimits) return work()
  const key = String(user.id)
  // Counted before the decision, so that concurrent attempts cannot pass more often than sequential ones.
  const counted = await ctx.ephemeral.add(WRONG_CODES, key)
  if (counted.count > MAX_WRONG_CODES) throw new TwoFactorCodesBlocked(given.field)
  try {
    const result = await work()
    await ctx.ephemeral.takeBack(WRONG_CODES, key, counted)
    return result
  } catch (error) {
    if (!isWrongCode(error)) await ctx.ephemeral.takeBack(WRONG_CODES, key, counted)
    else if (counted.count === MAX_WRONG_CODES) await mailBlocked(ctx, user)
    throw error
  }
}

function isWrongCode(error: unknown): boolean {
  return error instanceof Refusal && error.init.reason === 'error.two_factor.code_invalid'
}

/** Warns a person by mail: whoever entered the wrong codes knows the password. */
async function mailBlocked(ctx: AppContext, user: User): Promise<void> {
  if (user.e_mail === '') return
  await sendMail(ctx, ctx.db, { template: 'two_factor_blocked', to: user, path: '/users/account-recovery' })
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
