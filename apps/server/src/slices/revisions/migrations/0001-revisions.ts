import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const revisions0001: Migration = {
  name: '0001-revisions',
  async up(db, can) {
    await withId(db.schema.createTable('revisions'), can)
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('reviewer_id', 'bigint')
      .addColumn('reviewed_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('revisions_object')
      .on('revisions')
      .columns(['object_type', 'object_id', 'created_at'])
      .execute()
    await db.schema.createIndex('revisions_queue').on('revisions').columns(['status', 'object_type', 'id']).execute()
    // Only one edit per object can wait for review, even with concurrent suggestions.
    await db.schema
      .createIndex('revisions_waiting')
      .unique()
      .on('revisions')
      .columns(['object_type', 'object_id'])
      .where(sql.ref('status'), '=', 'waiting')
      .execute()
  },
}
