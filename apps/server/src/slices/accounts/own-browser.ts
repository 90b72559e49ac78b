import type { User } from '../users/index.ts'
import { CodeExpired } from './errors.ts'

/**
 * Refuses a mailed link that would activate an account created through a login at another service, unless the browser
 * is signed in to that account. The address entered after the login may belong to somebody else, who then opens the
 * link in another browser. Opening it there must neither activate an account that the first browser controls, nor sign
 * the other browser in to that account.
 * @param signedInAs the account that the browser is signed in to
 * @throws {CodeExpired} the link stays valid when the transaction is rolled back
 */
export function assertOwnBrowser(user: User, signedInAs: number | undefined): void {
  const isFromService = user.mail_status !== 1 && user.password_hash === null
  if (isFromService && signedInAs !== user.id) throw new CodeExpired()
}
