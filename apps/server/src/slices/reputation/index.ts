import { defineSlice } from '../slice.ts'
import { countReputationDrift } from './drift-store.ts'
import { followEvents } from './follow-events.ts'
import { reputation0001 } from './migrations/0001-reputation.ts'
import { reputation0002 } from './migrations/0002-reputation-starts.ts'

export type { LedgerEntry } from './ledger.ts'
export { ReputationLedger } from './ledger.ts'
export { insertReputationEvents } from './store.ts'
export type { ApprovedEdit } from './award.ts'
export { awardApprovedEdit } from './award.ts'
export { reputationChanged } from './events.ts'
export type { ReputationKind } from './reputation.ts'
export { DAILY_CAP, POINTS } from './reputation.ts'
export { setImportedRank, setStartRank } from './start-rank.ts'
export { sumReputationFrom } from './sums-store.ts'

/** Reputation: gains and losses from votes, acceptances and approved edits. */
export const reputation = defineSlice({
  name: 'reputation',
  migrations: [reputation0001, reputation0002],
  routes: () => ({}),
  listen: followEvents,
  countDrift: countReputationDrift,
})
