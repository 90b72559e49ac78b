import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const reports0001: Migration = {
  name: '0001-reports',
  async up(db, can) {
    await withId(db.schema.createTable('reports'), can)
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('question_id', 'bigint', (column) => column.notNull())
      .addColumn('author_id', 'bigint', (column) => column.notNull())
      .addColumn('reporter_id', 'bigint', (column) => column.notNull())
      .addColumn('reason_type', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('handler_id', 'bigint')
      .addColumn('outcome_type', 'integer')
      .addColumn('outcome_content', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema.createIndex('reports_queue').on('reports').columns(['status', 'updated_at', 'id']).execute()
    await db.schema.createIndex('reports_object').on('reports').columns(['object_type', 'object_id']).execute()
    // A person has at most one pending flag on a post.
    await db.schema
      .createIndex('reports_waiting')
      .unique()
      .on('reports')
      .columns(['object_type', 'object_id', 'reporter_id'])
      .where(sql.ref('status'), '=', 'pending')
      .execute()
  },
}
