import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const timeline0001: Migration = {
  name: '0001-timeline',
  async up(db, can) {
    await withId(db.schema.createTable('timeline_events'), can)
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('question_id', 'bigint')
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'bigint', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('cancelled_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('timeline_events_object')
      .on('timeline_events')
      .columns(['object_type', 'object_id'])
      .execute()
    await db.schema.createIndex('timeline_events_question').on('timeline_events').columns(['question_id']).execute()
  },
}
