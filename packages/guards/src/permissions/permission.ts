import { deriveLoginState } from '../login-state.ts'
import type { Viewer } from '../viewer.ts'
import { privilegeKeys, type PrivilegeKey, type Privileges } from './privileges.ts'

/** Required reputation of a permission that no reputation gives: only staff have it, and authors in some cases. */
export const staffOnly = -1

/** Required reputation of the permissions that no site can change. */
export const fixedRanks = {
  'comment.vote_down': 1,
  'vote.detail': 0,
  'question.delete': staffOnly,
  'question.close': staffOnly,
  'question.reopen': staffOnly,
  'question.pin': staffOnly,
  'question.unpin': staffOnly,
  'question.hide': staffOnly,
  'question.show': staffOnly,
  'question.undeleted': staffOnly,
  'answer.delete': staffOnly,
  'answer.accept': staffOnly,
  'answer.undeleted': staffOnly,
  'comment.edit': staffOnly,
  'comment.delete': staffOnly,
  'tag.delete': staffOnly,
  'tag.undeleted': staffOnly,
  'tag.merge': staffOnly,
  'tag.use_reserved_tag': staffOnly,
  'tag.edit_slug_name': staffOnly,
  'admin.access': staffOnly,
} as const

type FixedKey = keyof typeof fixedRanks

/** Name of a permission. */
export type PermissionKey = PrivilegeKey | FixedKey

const ownerKeys = new Set<PermissionKey>([
  'question.edit',
  'question.edit_without_review',
  'question.delete',
  'answer.edit',
  'answer.edit_without_review',
  'answer.delete',
  'answer.accept',
  'comment.edit',
  'comment.delete',
])

/** True if a text, for example from a request, is a permission key. */
export function isPermissionKey(key: string): key is PermissionKey {
  return isPrivilegeKey(key) || Object.hasOwn(fixedRanks, key)
}

function isPrivilegeKey(key: string): key is PrivilegeKey {
  return privilegeKeys.some((known) => known === key)
}

/** Returns the reputation a permission requires, or −1 if no reputation is enough. */
export function requiredRank(key: PermissionKey, privileges: Privileges): number {
  return isPrivilegeKey(key) ? privileges[key] : fixedRanks[key]
}

/**
 * True if a viewer has a permission. Administrators and moderators have all of them, except that `admin.access`
 * belongs to administrators. Authors have some of them on their own posts and comments. Everybody else needs the
 * required reputation. Accounts that are suspended, deleted or not activated have none.
 *
 * @param options.isOwner true if the viewer is the author of the object (for `answer.accept`: of the question).
 * It counts only for the permissions that authors have: edit, delete, edit without review and accept
 */
export function hasPermission(
  viewer: Viewer,
  key: PermissionKey,
  privileges: Privileges,
  options: { isOwner?: boolean } = {},
): boolean {
  const { normal, admin, moderator } = deriveLoginState(viewer)
  if (!viewer || !normal) return false
  if (key === 'admin.access') return admin
  if (admin || moderator) return true
  if (options.isOwner && ownerKeys.has(key)) return true
  const needed = requiredRank(key, privileges)
  return needed !== staffOnly && viewer.rank >= needed
}
