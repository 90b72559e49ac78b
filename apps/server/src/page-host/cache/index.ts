import type { MigrationSet } from '../../platform/db/migrations.ts'
import { watchTables } from '../../platform/db/watch-table.ts'
import { watchedTables } from './watched-tables.ts'

/** The names of released migrations whose work `finish` now does. */
const watchingSteps = ['0001-watched-tables', '0002-watched-former-slugs', '0003-watched-after-restoring']

/** Watches the tables of all slices anew after each migration, so that no added table or column is forgotten. */
export const pageCacheMigrations: MigrationSet = {
  owner: 'page-host',
  migrations: watchingSteps.map((name) => ({ name, up: async () => undefined })),
  finish: (db, can) => watchTables(db, can, watchedTables),
}
