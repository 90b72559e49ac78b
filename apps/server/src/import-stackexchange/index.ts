import type { MigrationSet } from '../platform/db/migrations.ts'
import { importStackExchange0001 } from './migrations/0001-import-stackexchange.ts'

export type { ImportOptions, ImportProgress } from './import.ts'
export { importStackExchange, ImportStopped } from './import.ts'
export { BrokenDump } from './read-rows.ts'
export type { ImportSummary, NounCount } from './report.ts'

/** The tables an import remembers itself in. */
export const importMigrations: MigrationSet = {
  owner: 'import-stackexchange',
  migrations: [importStackExchange0001],
}
