import type { Schemas } from '@quandary/api-client'

/** Object types that take votes: questions, answers and comments (numbers of the public ids). */
export const VOTED_NOUNS = { 1: 'question', 2: 'answer', 7: 'comment' } as const
export type VotedType = 1 | 2 | 7
export type Direction = 1 | -1
export type VoteStatus = Schemas['VoteStatus']

/** What a person asks for: a direction, or that their vote in this direction be gone. */
export interface VoteWish {
  direction: Direction
  cancel: boolean
}

/**
 * The vote somebody has after a wish. Casting replaces the opposite; taking back touches only a vote of that
 * direction; doing either twice is doing it once (domain facts §8).
 */
export function voteAfter(before: Direction | 0, wish: VoteWish): Direction | 0 {
  if (!wish.cancel) return wish.direction
  return before === wish.direction ? 0 : before
}

/** A vote in the words of the wire. */
export function voteStatusOf(vote: Direction | 0): VoteStatus {
  if (vote === 0) return ''
  return vote === 1 ? 'vote_up' : 'vote_down'
}

/** Whether votes exist for objects of a type number of the public ids. */
export function isVotedType(type: number): type is VotedType {
  return Object.hasOwn(VOTED_NOUNS, type)
}
