import type { PermissionKey, RefusalReason } from '@quandary/guards'
import { PermissionDenied } from '@quandary/guards'
import type { Objection } from './platform/http/dispatcher.ts'
import { Refusal } from './platform/refusals/refusal.ts'

/** Permissions whose refusal states the reputation that is required (docs/spec/contract.md#access). */
const NAMING_REPUTATION: ReadonlySet<PermissionKey> = new Set<PermissionKey>([
  'answer.vote_down',
  'answer.vote_up',
  'comment.vote_down',
  'comment.vote_up',
  'question.vote_down',
  'question.vote_up',
  'tag.add',
])

/** Exceptions by reason: all other reasons are answered with a 400 for a form field. */
const OVERRIDES: { readonly [Reason in RefusalReason]?: { status: 400 | 403; display?: 'toast' } } = {
  'error.answer.restrict_answer': { status: 403 },
  'error.object.disallow_vote_your_self': { status: 400, display: 'toast' },
}

/** Converts the objection of a guard rule into the refusal that is sent to the caller. */
export function refusalOfRule(objection: Objection): Refusal {
  if (objection instanceof PermissionDenied) return permissionMissing(objection.key, objection.neededRank)
  const { reason } = objection
  return new Refusal({ status: 400, reason, ...OVERRIDES[reason] })
}

function permissionMissing(key: PermissionKey, rank: number): Refusal {
  return NAMING_REPUTATION.has(key) && rank > 0
    ? new Refusal({ status: 403, reason: 'error.rank.no_enough_rank_to_operate', facts: { rank } })
    : new Refusal({ status: 403, reason: 'error.rank.fail_to_meet_the_condition' })
}
