import type { AppContext } from '../../context.ts'
import type { User } from '../users/index.ts'
import { findUser } from '../users/index.ts'
import { WrongPassword } from './errors.ts'

/**
 * Checks the password of a signed-in person again before a dangerous action; an account without a password passes.
 * @throws {WrongPassword} naming `pass`
 */
export async function confirmPassword(ctx: AppContext, userId: number, password: string): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user) throw new WrongPassword('pass')
  await checkPassword(ctx, user, password)
}

/** @throws {WrongPassword} naming `pass` */
export async function checkPassword(ctx: AppContext, user: User, password: string): Promise<void> {
  if (user.password_hash === null) return
  if (!(await ctx.passwords.verify(password, user.password_hash))) throw new WrongPassword('pass')
}
