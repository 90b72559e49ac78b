import type { Generated, Selectable } from 'kysely'

export interface ReputationEventsTable {
  id: Generated<number>
  user_id: number
  kind: ReputationKind
  /** Type number of the public ids; 0 for events about no object. */
  object_type: number
  object_id: number
  /** Who voted, accepted or was activated. */
  trigger_user_id: number
  /** The revision of an approved edit; 0 for everything else. */
  revision_id: Generated<number>
  /** What it really changed. */
  delta: number
  created_at: number
  /** When it happened last: a vote may be taken back and cast again. */
  updated_at: number
  reversed: Generated<0 | 1>
}

/** Something that once changed a person's reputation. */
export type ReputationEvent = Selectable<ReputationEventsTable>

/** What reputation comes from, and how much (domain facts §2). */
export const POINTS = {
  question_upvoted: 10,
  question_downvoted: -2,
  answer_upvoted: 10,
  answer_downvoted: -2,
  /** For who casts a down vote on an answer. */
  answer_downvote: -1,
  answer_accepted: 15,
  /** For who accepts. */
  answer_accept: 2,
  /** For who suggested an edit that was approved. */
  edit_approved: 2,
  activated: 1,
} as const
export type ReputationKind = keyof typeof POINTS

/** Gains by votes end for the day once everything of the day adds up to this. */
export const DAILY_CAP = 200
/** Reputation that nobody falls below. */
export const FLOOR = 1

const CAPPED: ReadonlySet<ReputationKind> = new Set<ReputationKind>(['question_upvoted', 'answer_upvoted'])

/** Whether a day's gains of this kind end at the cap. */
export function isCapped(kind: ReputationKind): boolean {
  return CAPPED.has(kind)
}

/**
 * What an event is worth now. Gains by votes are worth nothing once the day's total has reached the cap; the last one
 * before is not clipped, so 199 becomes 209. Losses end at the floor.
 * @param today sum of the person's events of this day that were not taken back
 */
export function worthOf(kind: ReputationKind, person: { rank: number; today: number }): number {
  const points = POINTS[kind]
  if (points < 0) return Math.max(points, Math.min(FLOOR - person.rank, 0))
  return isCapped(kind) && person.today >= DAILY_CAP ? 0 : points
}

/**
 * Applies a change and keeps the floor. Taking a gain back can ask for more than is left; the rest is owed, and later
 * gains pay it first. So reputation less what is owed is always the exact sum of its events, whatever their order.
 */
export function settle(person: { rank: number; owed: number }, change: number): { rank: number; owed: number } {
  const exact = person.rank - person.owed + change
  const rank = Math.max(exact, Math.min(person.rank, FLOOR))
  return { rank, owed: rank - exact }
}

/** What a vote is called for who wrote the post and for who voted; comments change nobody's reputation. */
export function kindsOfVote(
  objectType: number,
  direction: 1 | -1,
): { author?: ReputationKind; voter?: ReputationKind } {
  if (objectType === 1) return { author: direction === 1 ? 'question_upvoted' : 'question_downvoted' }
  if (objectType !== 2) return {}
  return direction === 1 ? { author: 'answer_upvoted' } : { author: 'answer_downvoted', voter: 'answer_downvote' }
}
