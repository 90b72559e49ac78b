import type { User } from '../users/index.ts'
import { CodeExpired } from './errors.ts'

/**
 * Refuses the mailed link of a new account that signs in with another service, unless the browser is signed in to it.
 * The address entered after signing in with the service may be somebody else's. Opening the link in another browser
 * therefore changes nothing: it would activate an account that the first browser controls, or sign this one in to it.
 * @param signedInAs the account that the browser is signed in to
 * @throws {CodeExpired} the link stays valid when the transaction is rolled back
 */
export function assertOwnBrowser(user: User, signedInAs: number | undefined): void {
  const isFromService = user.mail_status !== 1 && user.password_hash === null
  if (isFromService && signedInAs !== user.id) throw new CodeExpired()
}
