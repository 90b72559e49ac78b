export { checkCounters } from './check-counters.ts'
export { describeDrift } from './describe-drift.ts'
