import { defineSlice } from '../slice.ts'
import { countVoteDrift } from './drift-store.ts'
import { votes0001 } from './migrations/0001-votes.ts'
import { votes0002 } from './migrations/0002-votes-recent.ts'
import { voteRoutes } from './routes.ts'
import { voteMarkFillings } from './vote-marks.ts'

export { castVote } from './cast-vote.ts'
export type { VoteChange } from './events.ts'
export { voteChanged } from './events.ts'
export type { NewVote } from './store.ts'
export { countVotes, insertVotes, loadVotesOf } from './store.ts'
export type { Direction, VotedType } from './vote.ts'

/** Votes on questions, answers and comments. */
export const votes = defineSlice({
  name: 'votes',
  migrations: [votes0001, votes0002],
  routes: voteRoutes,
  fills: voteMarkFillings,
  countDrift: countVoteDrift,
})
