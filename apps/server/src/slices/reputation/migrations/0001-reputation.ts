import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const reputation0001: Migration = {
  name: '0001-reputation',
  async up(db, can) {
    await withId(db.schema.createTable('reputation_events'), can)
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('trigger_user_id', 'bigint', (column) => column.notNull())
      .addColumn('delta', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('reversed', 'integer', (column) => column.notNull().defaultTo(0))
      // The same event occurs once per person; if it is reversed and occurs again, it reuses the row.
      .addUniqueConstraint('reputation_events_once', ['user_id', 'kind', 'object_type', 'object_id', 'trigger_user_id'])
      .execute()
    await db.schema
      .createIndex('reputation_events_day')
      .on('reputation_events')
      .columns(['user_id', 'updated_at'])
      .execute()
    await db.schema
      .createTable('reputation_debts')
      .addColumn('user_id', 'bigint', (column) => column.primaryKey())
      .addColumn('owed', 'integer', (column) => column.notNull())
      .execute()
  },
}
