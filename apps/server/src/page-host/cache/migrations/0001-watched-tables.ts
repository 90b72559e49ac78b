import type { Migration } from '../../../platform/db/migrations.ts'
import { watchTable } from '../../../platform/db/watch-table.ts'
import { watchedTables } from '../watched-tables.ts'

export const watchedTables0001: Migration = {
  name: '0001-watched-tables',
  async up(db, can) {
    for (const table of watchedTables) await watchTable(db, can, table)
  },
}
