import { defineEvent } from '../../platform/events/bus.ts'
import type { Direction, VotedType } from './vote.ts'

/** How somebody's vote on something changed. */
export interface VoteChange {
  /** Who votes. */
  actorId: number
  objectType: VotedType
  objectId: number
  /** Who wrote what is voted on. */
  authorId: number
  questionId: number
  before: Direction | 0
  after: Direction | 0
  at: number
}

/** Somebody's vote on something became another one: cast, taken back or turned round. */
export const voteChanged = defineEvent<VoteChange>('vote.changed')
