import type { Schemas } from '@quandary/api-client'
import type { ObjectKind } from '../../platform/ids/object-kinds.ts'

/** The tables of the objects that can be voted on. */
export const VOTED_TABLES = { question: 'questions', answer: 'answers', comment: 'comments' } as const
export type VotedType = keyof typeof VOTED_TABLES
export type Direction = 1 | -1
export type VoteStatus = Schemas['VoteStatus']

/** A request to vote in a direction, or to withdraw the vote in that direction. */
export interface VoteRequest {
  direction: Direction
  cancel: boolean
}

/**
 * Returns the vote that results from a request. Casting replaces the opposite vote, withdrawing removes only a vote of
 * that direction, and repeating either changes nothing (`docs/spec/domain.md#votes`).
 */
export function voteAfter(before: Direction | 0, request: VoteRequest): Direction | 0 {
  if (!request.cancel) return request.direction
  return before === request.direction ? 0 : before
}

/** Returns a vote as the API encodes it. */
export function voteStatusOf(vote: Direction | 0): VoteStatus {
  if (vote === 0) return ''
  return vote === 1 ? 'vote_up' : 'vote_down'
}

export function isVotedType(type: ObjectKind): type is VotedType {
  return Object.hasOwn(VOTED_TABLES, type)
}
