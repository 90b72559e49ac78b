import type { Generated, Selectable } from 'kysely'
import type { KindNumber, ObjectKind } from '../../platform/ids/object-kinds.ts'

export interface ReputationEventsTable {
  id: Generated<number>
  user_id: number
  kind: ReputationKind
  /** 0 for events about no object. */
  object_type: KindNumber | 0
  object_id: number
  /** The person who voted, asked the question of an accepted answer, was activated, or suggested an approved edit. */
  trigger_user_id: number
  /** The revision of an approved edit; 0 for all other events. */
  revision_id: Generated<number>
  /** The actual change. */
  delta: number
  created_at: number
  /** The time of its last occurrence: a vote may be withdrawn and cast again. */
  updated_at: number
  reversed: Generated<0 | 1>
}

export type ReputationEvent = Selectable<ReputationEventsTable>

/** Points per event (docs/spec/domain.md#reputation). */
export const POINTS = {
  question_upvoted: 10,
  question_downvoted: -2,
  answer_upvoted: 10,
  answer_downvoted: -2,
  /** For casting a downvote on an answer. */
  answer_downvote: -1,
  answer_accepted: 15,
  /** For accepting an answer. */
  answer_accept: 2,
  /** For suggesting an edit that was approved. */
  edit_approved: 2,
  activated: 1,
} as const
export type ReputationKind = keyof typeof POINTS

/** Upvotes give no more points on a day once the changes of that day add up to this. */
export const DAILY_CAP = 200
/** Lowest possible reputation. */
export const MIN_REPUTATION = 1

const CAPPED: ReadonlySet<ReputationKind> = new Set<ReputationKind>(['question_upvoted', 'answer_upvoted'])

/** Returns true if the daily cap limits gains of this kind. */
export function isCapped(kind: ReputationKind): boolean {
  return CAPPED.has(kind)
}

/**
 * Returns what an event is worth now. Gains from votes are worth nothing once the day's total has reached the cap; the
 * last one before that is not clipped, so 199 becomes 209. Losses stop at the floor.
 * @param today sum of the person's unreversed events of the day
 */
export function pointsOf(kind: ReputationKind, person: { rank: number; today: number }): number {
  const points = POINTS[kind]
  if (points < 0) return Math.max(points, Math.min(MIN_REPUTATION - person.rank, 0))
  return isCapped(kind) && person.today >= DAILY_CAP ? 0 : points
}

/**
 * Applies a change and respects the floor. A reversal can take more than is left; the rest is owed, and later gains pay
 * it off first. So reputation minus debt is always the exact sum of the events, whatever their order.
 */
export function settle(person: { rank: number; owed: number }, change: number): { rank: number; owed: number } {
  const exact = person.rank - person.owed + change
  const rank = Math.max(exact, Math.min(person.rank, MIN_REPUTATION))
  return { rank, owed: rank - exact }
}

/** Returns the events of a vote for the post's author and for the voter; votes on comments have none. */
export function kindsOfVote(
  objectType: ObjectKind,
  direction: 1 | -1,
): { author?: ReputationKind; voter?: ReputationKind } {
  if (objectType === 'question') return { author: direction === 1 ? 'question_upvoted' : 'question_downvoted' }
  if (objectType !== 'answer') return {}
  return direction === 1 ? { author: 'answer_upvoted' } : { author: 'answer_downvoted', voter: 'answer_downvote' }
}
