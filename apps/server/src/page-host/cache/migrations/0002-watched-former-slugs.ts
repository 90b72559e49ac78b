import type { Migration } from '../../../platform/db/migrations.ts'
import { watchTable } from '../../../platform/db/watch-table.ts'
import { watchedTables } from '../watched-tables.ts'

/** A table added after the others; existing sites start watching it here. */
export const watchedTables0002: Migration = {
  name: '0002-watched-former-slugs',
  async up(db, can) {
    for (const watched of watchedTables) {
      if (watched.table === 'former_slugs') await watchTable(db, can, watched)
    }
  },
}
