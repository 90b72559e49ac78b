import type { MigrationSet } from '../platform/db/migrations.ts'
import { importStackExchange0001 } from './migrations/0001-import-stackexchange.ts'

/** The tables an import remembers itself in. Apart from the import: a server has them without ever importing. */
export const importMigrations: MigrationSet = {
  owner: 'import-stackexchange',
  migrations: [importStackExchange0001],
}
