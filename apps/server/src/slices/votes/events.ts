import { defineEvent } from '../../platform/events/bus.ts'
import type { Direction, VotedType } from './vote.ts'

export interface VoteChange {
  /** The voter. */
  actorId: number
  objectType: VotedType
  objectId: number
  /** The author of the object voted on. */
  authorId: number
  questionId: number
  before: Direction | 0
  after: Direction | 0
  at: number
}

/** A user's vote was cast, reversed or withdrawn. */
export const voteChanged = defineEvent<VoteChange>('vote.changed')
