import { sql } from 'kysely'
import type { Migration } from '../db/migrations.ts'
import { withId } from '../db/migrations.ts'

export const changeMigrations: readonly Migration[] = [
  {
    name: '0002-content-changes',
    async up(db, can) {
      const now = can.clock === 'unixepoch' ? sql`(unixepoch())` : sql`(extract(epoch from clock_timestamp())::bigint)`
      await withId(db.schema.createTable('content_changes'), can)
        .addColumn('tag', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull().defaultTo(now))
        .execute()
      if (!can.transactionIds) return
      await sql`alter table content_changes add column xid xid8 not null default pg_current_xact_id()`.execute(db)
      await db.schema.createIndex('content_changes_xid').on('content_changes').column('xid').execute()
    },
  },
]
