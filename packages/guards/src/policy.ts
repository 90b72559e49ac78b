import { deriveLoginState } from './login-state.ts'
import type { Viewer } from './viewer.ts'

/**
 * Who may call a route.
 *
 * - `open` everybody, also on a private site
 * - `reader` everybody; on a private site only activated members
 * - `signedIn` members, activated or not (logging out, confirming the mail)
 * - `active` activated members
 * - `moderator` moderators and administrators
 * - `admin` administrators
 */
export type Policy = 'open' | 'reader' | 'signedIn' | 'active' | 'moderator' | 'admin'

/** `allow`, or the refusal in the wire's terms; `type` is the gate the client reacts to. */
export type PolicyAnswer = 'allow' | { status: 401 } | { status: 403; type?: 'inactive' | 'suspended' }

/**
 * Whether a viewer may call a route of this policy. Suspended members are refused everywhere but on `open` routes;
 * where an unconfirmed mail matters it is named before the suspension.
 *
 * @param options.privateSite whether the site asks everybody to log in; when that is unknown, pass true
 */
export function checkPolicy(policy: Policy, viewer: Viewer, options: { privateSite: boolean }): PolicyAnswer {
  if (policy === 'open') return 'allow'
  const state = deriveLoginState(viewer)
  const reading = policy === 'reader'
  if (!state.logged) return reading && !options.privateSite ? 'allow' : { status: 401 }
  const needsActivation = reading ? options.privateSite : policy !== 'signedIn'
  if (needsActivation && state.notActivated) return { status: 403, type: 'inactive' }
  if (state.forbidden) return { status: 403, type: 'suspended' }
  if (policy === 'admin' && !state.admin) return { status: 403 }
  if (policy === 'moderator' && !state.admin && !state.moderator) return { status: 403 }
  return 'allow'
}
