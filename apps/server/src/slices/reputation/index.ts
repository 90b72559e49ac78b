import { defineSlice } from '../slice.ts'
import { countReputationDrift } from './drift-store.ts'
import { followEvents } from './follow-events.ts'
import { reputation0001 } from './migrations/0001-reputation.ts'

export { setImportedRank } from './set-imported-rank.ts'

/** Reputation: what people gain and lose by votes and acceptances. */
export const reputation = defineSlice({
  name: 'reputation',
  migrations: [reputation0001],
  routes: () => ({}),
  listen: followEvents,
  countDrift: countReputationDrift,
})
