import { deriveLoginState } from './login-state.ts'
import type { Viewer } from './viewer.ts'

/**
 * Policy of a route: who may call it.
 *
 * - `open` everybody, also on a private site
 * - `reader` everybody; on a private site only activated members
 * - `signedIn` members, activated or not (listing sessions, requesting another confirmation mail)
 * - `active` activated members
 * - `moderator` moderators and administrators
 * - `admin` administrators
 */
export type Policy = 'open' | 'reader' | 'signedIn' | 'active' | 'moderator' | 'admin'

/** `allow`, or the refusal as the API sends it. `type` names the account state that caused it. */
export type PolicyAnswer = 'allow' | { status: 401 } | { status: 403; type?: 'inactive' | 'suspended' }

/**
 * Decides if a viewer may call a route of this policy. Suspended members may call `open` routes and, on a public site,
 * read as guests do ({@link readingViewer}); all their other calls are refused. If both an unconfirmed email
 * address and a suspension are reasons for a refusal, the refusal names the email address.
 *
 * @param options.privateSite true if the site requires signing in to read; pass true when it is unknown
 */
export function checkPolicy(policy: Policy, viewer: Viewer, options: { privateSite: boolean }): PolicyAnswer {
  if (policy === 'open') return 'allow'
  const state = deriveLoginState(viewer)
  const reading = policy === 'reader'
  if (!state.logged) return reading && !options.privateSite ? 'allow' : { status: 401 }
  const needsActivation = reading ? options.privateSite : policy !== 'signedIn'
  if (needsActivation && state.notActivated) return { status: 403, type: 'inactive' }
  if (state.forbidden) return reading && !options.privateSite ? 'allow' : { status: 403, type: 'suspended' }
  if (policy === 'admin' && !state.admin) return { status: 403 }
  if (policy === 'moderator' && !state.admin && !state.moderator) return { status: 403 }
  return 'allow'
}

/**
 * Returns the viewer whose rights apply on a route with the policy `reader`: null (a guest) for a suspended member, so
 * that they read only what guests read.
 */
export function readingViewer<Person extends Viewer>(viewer: Person): Person | null {
  return deriveLoginState(viewer).forbidden ? null : viewer
}
