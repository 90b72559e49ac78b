import { defineEvent } from '../../platform/events/bus.ts'
import type { Direction, VotedType } from './vote.ts'

/** Somebody's vote on something became another one: cast, taken back or turned round. */
export const voteChanged = defineEvent<{
  voterId: number
  objectType: VotedType
  objectId: number
  /** Who wrote what is voted on. */
  authorId: number
  questionId: number
  before: Direction | 0
  after: Direction | 0
}>('vote.changed')
