import type { MigrationSet } from '../../platform/db/migrations.ts'
import { watchedTables0001 } from './migrations/0001-watched-tables.ts'
import { watchedTables0002 } from './migrations/0002-watched-former-slugs.ts'

/** Runs after the migrations of all slices, whose tables are watched. */
export const pageCacheMigrations: MigrationSet = {
  owner: 'page-host',
  migrations: [watchedTables0001, watchedTables0002],
}
