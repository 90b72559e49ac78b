import type { Schemas } from '@quandary/api-client'
import type { Vote } from '@quandary/ui'

/** The score of a post and the viewer's vote. */
export interface VoteState {
  score: number
  vote: Vote | null
}

/** Parses the viewer's vote from the API. */
export function ownVote(status: Schemas['VoteStatus']): Vote | null {
  if (status === 'vote_up') return 'up'
  return status === 'vote_down' ? 'down' : null
}

const weight = { up: 1, down: -1 } as const

/** Returns the optimistic state after a click on an arrow. The arrow of the current vote withdraws it. */
export function afterClick(state: VoteState, pressed: Vote): VoteState {
  const without = state.score - (state.vote === null ? 0 : weight[state.vote])
  return state.vote === pressed ? { score: without, vote: null } : { score: without + weight[pressed], vote: pressed }
}

/**
 * Returns the API call that changes the settled vote into the requested one. To replace a vote by its opposite, one
 * call is enough, because the server withdraws the previous vote.
 */
export function voteCall(requested: Vote | null, settled: Vote | null): { arrow: Vote; cancel: boolean } {
  return requested === null ? { arrow: settled ?? 'up', cancel: true } : { arrow: requested, cancel: false }
}
