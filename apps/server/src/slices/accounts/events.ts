import { defineEvent } from '../../platform/events/bus.ts'

/** A person confirmed their e-mail for the first time. */
export const userActivated = defineEvent<{ userId: number }>('user.activated')

/**
 * A person confirmed by mail that a login of another service is theirs.
 * `subject` is what the code was issued with, `browser` the value of {@link BROWSER_COOKIE}, '' without one.
 */
export const connectionConfirmed = defineEvent<{ userId: number; subject: string; browser: string; at: number }>(
  'user.connection_confirmed',
)

/** The cookie by which a browser is known again that began to log in with another service. */
export const BROWSER_COOKIE = 'login_browser'
