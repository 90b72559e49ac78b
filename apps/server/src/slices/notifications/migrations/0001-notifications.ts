import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const notifications0001: Migration = {
  name: '0001-notifications',
  async up(db, can) {
    await withId(db.schema.createTable('notifications'), can)
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('actor_id', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint')
      .addColumn('seen_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('notifications_user')
      .on('notifications')
      .columns(['user_id', 'kind', 'seen_at'])
      .execute()
  },
}
