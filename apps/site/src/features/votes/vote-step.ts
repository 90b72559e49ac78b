import type { Schemas } from '@quandary/api-client'
import type { Vote } from '@quandary/ui'

/** The votes on a post and the reader's own. */
export interface VoteState {
  score: number
  vote: Vote | null
}

/** Reads the reader's own vote from the wire. */
export function ownVote(status: Schemas['VoteStatus']): Vote | null {
  if (status === 'vote_up') return 'up'
  return status === 'vote_down' ? 'down' : null
}

const weight = { up: 1, down: -1 } as const

/**
 * What the votes will be after an arrow was pressed, until the server says. Pressing the arrow of one's own vote takes
 * it back (product spec §4).
 */
export function afterPress(state: VoteState, pressed: Vote): VoteState {
  const without = state.score - (state.vote === null ? 0 : weight[state.vote])
  return state.vote === pressed ? { score: without, vote: null } : { score: without + weight[pressed], vote: pressed }
}

/** The call that leads from one own vote to another; the server takes an opposite vote back by itself. */
export function voteCall(wished: Vote | null, settled: Vote | null): { arrow: Vote; cancel: boolean } {
  return wished === null ? { arrow: settled ?? 'up', cancel: true } : { arrow: wished, cancel: false }
}
