import { deriveLoginState } from '../login-state.ts'
import type { Viewer } from '../viewer.ts'
import { privilegeKeys, type PrivilegeKey, type Privileges } from './privileges.ts'

/** Needed reputation of a permission that no reputation gives. */
export const staffOnly = -1

const fixedRanks = {
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

/** Name of something a person may or may not do. */
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

/** Whether a text, for example of a request, is a permission key. */
export function isPermissionKey(key: string): key is PermissionKey {
  return isPrivilegeKey(key) || Object.hasOwn(fixedRanks, key)
}

function isPrivilegeKey(key: string): key is PrivilegeKey {
  return privilegeKeys.some((known) => known === key)
}

/** The reputation a permission needs: −1 when only staff hold it, whatever the reputation. */
export function requiredRank(key: PermissionKey, privileges: Privileges): number {
  return isPrivilegeKey(key) ? privileges[key] : fixedRanks[key]
}

/**
 * Whether a viewer holds a permission. Administrators and moderators hold every one (`admin.access` administrators
 * alone); owners hold those on their own things; everybody else needs the reputation. Accounts that are suspended,
 * deleted or not activated hold none.
 *
 * @param options.isOwner whether the viewer wrote what it is about (for `answer.accept`: asked the question). It counts
 * only for the permissions that authors have: edit and delete, edit without review, accept
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
