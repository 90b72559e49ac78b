import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { confirmPassword, limitWrongCodes } from '../accounts/index.ts'
import type { User } from '../users/index.ts'
import { findUser } from '../users/index.ts'
import { NotEnabled, WrongCode } from './errors.ts'
import { mailAbout } from './mail-about.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { redeemCode } from './redeem-code.ts'
import { deleteTwoFactor, findKey } from './store.ts'

/** The password, '' for an account without one, and a code of the app or a recovery code. */
interface Proof {
  password: string
  code: string
}

/**
 * Turns two-factor authentication off.
 * @throws {WrongPassword} naming `pass`
 * @throws {NotEnabled} {WrongCode} {TwoFactorCodesBlocked}
 */
export function disableTwoFactor(ctx: AppContext, proof: Proof, userId: number): Promise<void> {
  return withProof(ctx, proof, userId, async (tx, user) => {
    await deleteTwoFactor(tx, user.id)
    await mailAbout(ctx, tx, user, 'two_factor_disabled')
  })
}

/**
 * Replaces the recovery codes and mails the person.
 * @returns the new ones
 * @throws {WrongPassword} naming `pass`
 * @throws {NotEnabled} {WrongCode} {TwoFactorCodesBlocked}
 */
export function renewRecoveryCodes(ctx: AppContext, proof: Proof, userId: number): Promise<string[]> {
  return withProof(ctx, proof, userId, async (tx, user) => {
    await mailAbout(ctx, tx, user, 'recovery_codes_renewed')
    return issueRecoveryCodes(tx, user.id)
  })
}

/**
 * Turns off the second factor of somebody who lost it.
 * @throws {NotEnabled}
 */
export async function removeTwoFactor(ctx: AppContext, tx: Tx, user: User): Promise<void> {
  if ((await findKey(tx, user.id))?.enabled_at == null) throw new NotEnabled()
  await deleteTwoFactor(tx, user.id)
  await mailAbout(ctx, tx, user, 'two_factor_removed')
}

async function withProof<Result>(
  ctx: AppContext,
  { password, code }: Proof,
  userId: number,
  work: (tx: Tx, user: User) => Promise<Result>,
): Promise<Result> {
  // The password is checked before the code, so that a wrong password does not use up the code.
  await confirmPassword(ctx, userId, password)
  const present = await findUser(ctx.db, userId)
  if (!present) throw new NotEnabled()
  return limitWrongCodes(ctx, present, { code, field: 'code' }, () =>
    ctx.db.transaction().execute(async (tx) => {
      const user = await lockRow(tx, 'users', userId)
      if (!user || (await findKey(tx, userId))?.enabled_at == null) throw new NotEnabled()
      if (!(await redeemCode(ctx, tx, user, code))) throw new WrongCode()
      return work(tx, user)
    }),
  )
}
