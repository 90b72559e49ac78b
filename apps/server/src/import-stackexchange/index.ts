export type { ImportOptions, ImportProgress } from './import.ts'
export { importStackExchange, ImportStopped } from './import.ts'
export { BrokenDump } from './read-rows.ts'
export type { ImportSummary } from './report.ts'
