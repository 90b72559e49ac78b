import type { Viewer } from './viewer.ts'

/** Login state derived from a session. Several flags can be true at once. */
export interface LoginState {
  /** True if there is a session. */
  logged: boolean
  /** True if the email address is confirmed. */
  activated: boolean
  /** True if there is a session but the email address is not confirmed. */
  notActivated: boolean
  /** True if the account is suspended. */
  forbidden: boolean
  /** True if the account is activated and not suspended, so it may act. */
  normal: boolean
  /** True for a normal account with the administrator role. */
  admin: boolean
  /** True for a normal account with the moderator role. */
  moderator: boolean
}

/**
 * Derives the login state of a viewer. A deleted account counts as a guest. Roles count only while the account is
 * normal: a suspended administrator has no administrator rights.
 */
export function deriveLoginState(viewer: Viewer): LoginState {
  const member = viewer && viewer.status !== 'deleted' ? viewer : null
  const notActivated = member !== null && (member.mailStatus === 2 || member.status === 'inactive')
  const activated = member !== null && !notActivated
  const forbidden = member?.status === 'suspended'
  const normal = activated && !forbidden
  return {
    logged: member !== null,
    activated,
    notActivated,
    forbidden,
    normal,
    admin: normal && member.roleId === 2,
    moderator: normal && member.roleId === 3,
  }
}

/** True if the viewer is an administrator or a moderator in good standing. */
export function isStaff(viewer: Viewer): boolean {
  const { admin, moderator } = deriveLoginState(viewer)
  return admin || moderator
}
