import type { Viewer } from '../viewer.ts'
import { hasPermission, requiredRank, type PermissionKey } from './permission.ts'
import type { Privileges } from './privileges.ts'

/** Thrown when the viewer lacks a permission. */
export class PermissionDenied extends Error {
  override readonly name = 'PermissionDenied'
  readonly key: PermissionKey
  /** The required reputation, or −1 if no reputation is enough. */
  readonly neededRank: number
  constructor(key: PermissionKey, neededRank: number) {
    super(`Permission ${key} is missing`)
    this.key = key
    this.neededRank = neededRank
  }
}

/** Machine-readable reason why an action is refused, other than a missing permission. */
export type RefusalReason =
  | 'error.object.disallow_vote_your_self'
  | 'error.object.not_found'
  | 'error.question.not_found'
  | 'error.question.cannot_update'
  | 'error.question.cannot_deleted'
  | 'error.question.already_deleted'
  | 'error.answer.not_found'
  | 'error.answer.cannot_update'
  | 'error.answer.cannot_deleted'
  | 'error.answer.question_closed_cannot_add'
  | 'error.answer.restrict_answer'
  | 'error.comment.not_found'
  | 'error.comment.cannot_edit_after_deadline'
  | 'error.tag.not_found'
  | 'error.tag.is_used_cannot_delete'

/** Thrown when the state of an object forbids an action. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused'
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/** The objection to an action, or null if it is allowed. */
export type Objection = RefusalReason | { key: PermissionKey; neededRank: number } | null

/** Returns an objection if the viewer lacks the permission. */
export function needs(
  viewer: Viewer,
  key: PermissionKey,
  privileges: Privileges,
  options: { isOwner?: boolean } = {},
): Objection {
  if (hasPermission(viewer, key, privileges, options)) return null
  return { key, neededRank: requiredRank(key, privileges) }
}

/** The two forms of a rule: `can` for screens, `assertCan` for the server. */
export interface Rule<Facts extends unknown[]> {
  can: (...facts: Facts) => boolean
  /** @throws PermissionDenied | ActionRefused */
  assertCan: (...facts: Facts) => void
}

/** Builds both forms of a rule from its objection. */
export function rule<Facts extends unknown[]>(objection: (...facts: Facts) => Objection): Rule<Facts> {
  return {
    can: (...facts) => objection(...facts) === null,
    assertCan: (...facts) => {
      const found = objection(...facts)
      if (found === null) return
      throw typeof found === 'string' ? new ActionRefused(found) : new PermissionDenied(found.key, found.neededRank)
    },
  }
}
