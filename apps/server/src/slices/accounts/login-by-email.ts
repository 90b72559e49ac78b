import type { AppContext } from '../../context.ts'
import { callerNetwork } from '../../platform/http/caller-network.ts'
import { refuseForExternalAccounts } from './external-accounts.ts'
import { readSettings } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { mostExpensiveImportedHashes, findUserByEMail, replacePasswordHash, statusOf } from '../users/index.ts'
import { AccountSuspended, LoginRefused } from './errors.ts'
import type { SessionOrigin } from './session-origin.ts'
import type { Session } from './session.ts'
import { openSession } from './session.ts'
import { recordSignIn } from './sign-ins.ts'

/**
 * Opens a session for a correct e-mail address and password; an imported hash is replaced by one of this site. Every
 * failure gets the same answer after the same work.
 * @throws {LoginRefused} {AccountSuspended} {AccountsAreExternal}
 */
export async function loginByEmail(
  ctx: AppContext,
  { eMail, password }: { eMail: string; password: string },
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
  const session = await ctx.db.transaction().execute(async (tx) => {
    // Replaces nothing if the password was changed meanwhile.
    if (stored !== null && renewed !== undefined) await replacePasswordHash(tx, user.id, stored, renewed)
    return openSession(ctx, tx, user.id, origin)
  })
  return { user, session }
}
