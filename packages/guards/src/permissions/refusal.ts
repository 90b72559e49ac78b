import type { Viewer } from '../viewer.ts'
import { hasPermission, requiredRank, type PermissionKey } from './permission.ts'
import type { Privileges } from './privileges.ts'

/** Somebody does not hold a permission. */
export class PermissionDenied extends Error {
  override readonly name = 'PermissionDenied'
  readonly key: PermissionKey
  /** Reputation that would be enough; −1 when none is. */
  readonly neededRank: number
  constructor(key: PermissionKey, neededRank: number) {
    super(`Permission ${key} is missing`)
    this.key = key
    this.neededRank = neededRank
  }
}

/** Why a thing cannot be done by this person, or now, although the permission is there: a reason code of the wire. */
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

/** The state of a thing forbids an action. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused'
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/** What stands against an action; null when nothing does. */
export type Objection = RefusalReason | { key: PermissionKey; neededRank: number } | null

/** Objects when the viewer does not hold the permission. */
export function needs(
  viewer: Viewer,
  key: PermissionKey,
  privileges: Privileges,
  options: { isOwner?: boolean } = {},
): Objection {
  if (hasPermission(viewer, key, privileges, options)) return null
  return { key, neededRank: requiredRank(key, privileges) }
}

/** The two faces of one rule: a question for screens, a demand for the server. */
export interface Rule<Facts extends unknown[]> {
  can: (...facts: Facts) => boolean
  /** @throws PermissionDenied | ActionRefused */
  assertCan: (...facts: Facts) => void
}

/** Makes both faces of a rule from what stands against the action. */
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
