import type { Migration } from '../../../platform/db/migrations.ts'
import { watchTable } from '../../../platform/db/watch-table.ts'

/** A table added after the others; existing sites start watching it here. */
export const watchedTables0002: Migration = {
  name: '0002-watched-former-slugs',
  async up(db, can) {
    await watchTable(db, can, { table: 'former_slugs', tag: `'former_slugs'` })
  },
}
