import type { AppContext } from '../../context.ts'
import { callerNetwork } from '../../platform/http/caller-network.ts'
import { refuseForExternalAccounts } from './external-accounts.ts'
import { readSettings } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { mostExpensiveImportedHashes, findUserByEMail, replacePasswordHash, statusOf } from '../users/index.ts'
import { AccountSuspended, LoginRefused, TwoFactorCodeRefused, TwoFactorCodesBlocked } from './errors.ts'
import { checkSecondFactor, limitWrongCodes } from './second-factor.ts'
import type { SessionOrigin } from './session-origin.ts'
import type { Session } from './session.ts'
import { openSession } from './session.ts'
import { recordSignIn } from './sign-ins.ts'

/**
 * Opens a session for a correct e-mail address and password. An account with a second factor also needs a correct code.
 * Replaces an imported password hash by one of this site. Until the password is known to be right, every failure gets
 * the same response after the same work.
 * @param given.code a code of the app or a recovery code, '' for none
 * @throws {LoginRefused} {AccountSuspended} {AccountsAreExternal}
 * @throws {TwoFactorCodeRequired} {TwoFactorCodeRefused} {TwoFactorCodesBlocked} only for the right password
 */
export async function loginByEmail(
  ctx: AppContext,
  { eMail, password, code }: { eMail: string; password: string; code: string },
  origin: SessionOrigin,
): Promise<{ user: User; session: Session }> {
  await refuseForExternalAccounts(ctx)
  const { allow_password_login } = await readSettings(ctx, 'login')
  const user = await findUserByEMail(ctx.db, eMail)
  const stored = user?.password_hash ?? null
  const matches = await ctx.passwords.verify(password, stored, {
    mostExpensive: () => mostExpensiveImportedHashes(ctx.db),
    as: callerNetwork(origin.ip),
  })
  const isRefused = !user || !matches || !allow_password_login
  if (isRefused || statusOf(user) === 'suspended') {
    await recordSignIn(ctx, ctx.db, { userId: user?.id, succeeded: false, origin })
    throw isRefused ? new LoginRefused() : new AccountSuspended(user)
  }
  const renewed = ctx.passwords.isImported(stored) ? await ctx.passwords.hash(password) : undefined
  try {
    const open = () =>
      ctx.db.transaction().execute(async (tx) => {
        // Replaces nothing if the password was changed meanwhile.
        if (stored !== null && renewed !== undefined) await replacePasswordHash(tx, user.id, stored, renewed)
        const opened = await openSession(ctx, tx, user.id, origin)
        // Opening the session has locked the account, so a second factor that is turned on meanwhile is seen here.
        await checkSecondFactor(ctx, tx, user, code)
        return opened
      })
    return { user, session: await limitWrongCodes(ctx, user, { code, field: 'two_factor_code' }, open) }
  } catch (error) {
    if (error instanceof TwoFactorCodeRefused || error instanceof TwoFactorCodesBlocked) {
      await recordSignIn(ctx, ctx.db, { userId: user.id, succeeded: false, origin })
    }
    throw error
  }
}
