import { sql } from 'kysely'
import type { Migration } from '../db/migrations.ts'

export const ephemeralMigrations: readonly Migration[] = [
  {
    name: '0003-ephemeral-entries',
    async up(db, can) {
      const table = db.schema
        .createTable('ephemeral_entries')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .addColumn('previous_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .addColumn('value', 'text')
      // Counts may be lost when the database server crashes, so nothing waits for its disk.
      await (can.unloggedTables ? table.modifyFront(sql`unlogged`) : table).execute()
      await db.schema.createIndex('ephemeral_entries_ends_at').on('ephemeral_entries').column('ends_at').execute()
    },
  },
]
