import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import type { Db } from '../../platform/db/database.ts'
import type { User } from '../users/index.ts'
import { mailAbout } from './mail-about.ts'
import { plainCode } from './recovery-codes.ts'
import { openKey } from './sealed-key.ts'
import { findKey, takeRecoveryCode, takeStep } from './store.ts'
import { stepOfCode } from './totp.ts'

/** True for a code of the app, right or wrong. Recovery codes are too long to be guessed. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(plainCode(typed))
}

/**
 * Redeems a code from the app or a recovery code. A mail reports the use of a recovery code to the person. The caller's
 * transaction must roll back if the action that needed the code fails.
 * @returns false if the code is wrong or was used before
 */
export async function redeemCode(ctx: AppContext, tx: Db, user: User, typed: string): Promise<boolean> {
  const code = plainCode(typed)
  if (!isAppCode(typed)) {
    if (!(await takeRecoveryCode(tx, user.id, hashSecret(code)))) return false
    await mailAbout(ctx, tx, user, 'recovery_code_used')
    return true
  }
  const stored = await findKey(tx, user.id)
  const key = stored?.enabled_at == null ? undefined : openKey(ctx, stored)
  const step = key === undefined ? undefined : stepOfCode(key, code, ctx.clock.now())
  return step !== undefined && (await takeStep(tx, user.id, step))
}
