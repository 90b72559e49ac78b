import type { MigrationSet } from '../../platform/db/migrations.ts'
import { watchTables } from '../../platform/db/watch-table.ts'
import { watchedTables } from './watched-tables.ts'

/** Names of released migrations that now do nothing, because `finish` does their work. */
const watchingSteps = ['0001-watched-tables', '0002-watched-former-slugs', '0003-watched-after-restoring']

/**
 * Recreates the triggers on the tables of all slices after each migration, so that added tables and columns are
 * watched, too.
 */
export const pageCacheMigrations: MigrationSet = {
  owner: 'page-host',
  migrations: watchingSteps.map((name) => ({ name, up: async () => undefined })),
  finish: (db, can) => watchTables(db, can, watchedTables),
}
