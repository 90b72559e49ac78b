import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { confirmPassword, refuseForExternalAccounts, revokeAccess } from '../accounts/index.ts'
import { readSettings } from '../site-settings/index.ts'
import { UserNotFound } from '../users/index.ts'
import { AlreadyEnabled, SetupExpired, WrongCode } from './errors.ts'
import { mailAbout } from './mail-about.ts'
import { issueRecoveryCodes, plainCode } from './recovery-codes.ts'
import { openKey, sealKey } from './sealed-key.ts'
import { enableKey, findKey, replaceKey } from './store.ts'
import { newKey, otpauthUrl, stepOfCode } from './totp.ts'

/** Long enough to install an app first. */
const SETUP_MS = 30 * 60_000

/**
 * Issues the key of an authenticator app. Two-factor authentication stays off until {@link enableTwoFactor} receives a
 * code computed from the key.
 * @throws {WrongPassword} naming `pass`
 * @throws {AlreadyEnabled} {AccountsAreExternal}
 */
export async function beginTwoFactor(
  ctx: AppContext,
  password: string,
  caller: { id: number },
): Promise<OperationData<'beginTwoFactor'>> {
  await refuseForExternalAccounts(ctx)
  await confirmPassword(ctx, caller.id, password)
  const secret = newKey()
  const user = await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockRow(tx, 'users', caller.id)
    if (!locked) throw new UserNotFound(400)
    if ((await findKey(tx, caller.id))?.enabled_at != null) throw new AlreadyEnabled()
    await replaceKey(tx, { user_id: caller.id, secret: sealKey(ctx, secret), created_at: ctx.clock.now() })
    return locked
  })
  const { name: issuer } = await readSettings(ctx, 'general')
  return { secret, otpauth_url: otpauthUrl(secret, { issuer, account: user.e_mail || user.username }) }
}

/**
 * Turns two-factor authentication on after a code has shown that the app has the key. Like a new password, this ends
 * all other sessions and revokes mailed links, because they were opened without a second factor.
 * @param caller.token the raw token of the request, whose session stays
 * @returns the recovery codes
 * @throws {SetupExpired} {AlreadyEnabled} {WrongCode}
 */
export async function enableTwoFactor(
  ctx: AppContext,
  code: string,
  caller: { id: number; token: string },
): Promise<string[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const user = await lockRow(tx, 'users', caller.id)
    const stored = await findKey(tx, caller.id)
    const now = ctx.clock.now()
    if (stored?.enabled_at != null) throw new AlreadyEnabled()
    const key = stored && now - stored.created_at <= SETUP_MS ? openKey(ctx, stored) : undefined
    if (!user || key === undefined) throw new SetupExpired()
    const step = stepOfCode(key, plainCode(code), now)
    if (step === undefined) throw new WrongCode()
    await enableKey(tx, user.id, { at: now, step })
    await revokeAccess(tx, user.id, hashSecret(caller.token))
    await mailAbout(ctx, tx, user, 'two_factor_enabled')
    return issueRecoveryCodes(tx, user.id)
  })
}
