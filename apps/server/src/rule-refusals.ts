import type { PermissionKey, RefusalReason } from '@quandary/guards'
import { PermissionDenied } from '@quandary/guards'
import type { Objection } from './platform/http/dispatcher.ts'
import { Refusal } from './platform/refusals/refusal.ts'

/** The permissions whose refusal names the reputation that would be enough (docs/spec/contract.md#access). */
const NAMING_REPUTATION: ReadonlySet<PermissionKey> = new Set<PermissionKey>([
  'answer.vote_down',
  'answer.vote_up',
  'comment.vote_down',
  'comment.vote_up',
  'question.vote_down',
  'question.vote_up',
  'tag.add',
])

/** The reasons that are answered otherwise than with a 400 beside the form. */
const OTHERWISE: { readonly [Reason in RefusalReason]?: { status: 400 | 403; display?: 'toast' } } = {
  'error.answer.restrict_answer': { status: 403 },
  'error.object.disallow_vote_your_self': { status: 400, display: 'toast' },
}

/** Returns how the site answers what a rule of guards objects to. */
export function refusalOfRule(objection: Objection): Refusal {
  if (objection instanceof PermissionDenied) return permissionMissing(objection.key, objection.neededRank)
  const { reason } = objection
  return new Refusal({ status: 400, reason, ...OTHERWISE[reason] })
}

function permissionMissing(key: PermissionKey, rank: number): Refusal {
  return NAMING_REPUTATION.has(key) && rank > 0
    ? new Refusal({ status: 403, reason: 'error.rank.no_enough_rank_to_operate', facts: { rank } })
    : new Refusal({ status: 403, reason: 'error.rank.fail_to_meet_the_condition' })
}
