import type { MigrationSet } from '../platform/db/migrations.ts'
import { importStackExchange0001 } from './migrations/0001-import-stackexchange.ts'
import { importStackExchange0002 } from './migrations/0002-former-addresses.ts'

/**
 * The tables with the state of imports. Separate from the importer, so that a server does not load the importer for
 * them.
 */
export const importMigrations: MigrationSet = {
  owner: 'import-stackexchange',
  migrations: [importStackExchange0001, importStackExchange0002],
}
