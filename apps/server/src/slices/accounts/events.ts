import { defineEvent } from '../../platform/events/bus.ts'
import type { Cookie } from '../../platform/http/cookies.ts'

/**
 * An account became active: its address was confirmed by mail, by a login at another service or by an administrator.
 * May be emitted again for the same account.
 */
export const userActivated = defineEvent<{ userId: number }>('user.activated')

/**
 * A user confirmed by mail that a login at another service is theirs. `subject` is what the mailed code confirms,
 * `browser` the value of {@link BROWSER_COOKIE}, '' without one.
 */
export const connectionConfirmed = defineEvent<{ userId: number; subject: string; browser: string; at: number }>(
  'user.connection_confirmed',
)

/**
 * The owner of the address of an unconfirmed account proved by mail that it is theirs. Somebody else may have created
 * the account, so listeners remove everything that could sign in to it.
 */
export const accountClaimed = defineEvent<{ userId: number }>('user.claimed')

/** The cookie that recognises the browser in which a login at another service began, sent to this API only. */
export const BROWSER_COOKIE: Cookie = { name: 'login_browser', path: '/answer/api/v1/' }
