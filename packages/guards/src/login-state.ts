import type { Viewer } from './viewer.ts'

/** What product spec §4 derives from a session. Several may hold at once. */
export interface LoginState {
  /** Somebody is logged in. */
  logged: boolean
  /** Their email address is confirmed. */
  activated: boolean
  /** Logged in, but the email address is not confirmed. */
  notActivated: boolean
  /** Suspended. */
  forbidden: boolean
  /** Activated and not suspended: may act. */
  normal: boolean
  /** A normal account with the role of an administrator. */
  admin: boolean
  /** A normal account with the role of a moderator. */
  moderator: boolean
}

/**
 * The login state of a viewer (product spec §4). A deleted account counts as nobody, and roles count only while the
 * account is normal: a suspended administrator is none.
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

/** Whether the viewer is an administrator or a moderator in good standing. */
export function isStaff(viewer: Viewer): boolean {
  const { admin, moderator } = deriveLoginState(viewer)
  return admin || moderator
}
