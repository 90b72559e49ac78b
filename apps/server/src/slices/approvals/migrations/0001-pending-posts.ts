import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const approvals0001: Migration = {
  name: '0001-pending-posts',
  async up(db, can) {
    await withId(db.schema.createTable('pending_posts'), can)
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('question_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('reasons', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('waiting'))
      .addColumn('held_at', 'bigint', (column) => column.notNull())
      .addColumn('decided_by', 'bigint')
      .addColumn('decided_at', 'bigint')
      .execute()
    // A post is pending at most once at a time; decided rows stay as the record of who decided.
    await db.schema
      .createIndex('pending_posts_waiting')
      .unique()
      .on('pending_posts')
      .columns(['object_type', 'object_id'])
      .where(sql.ref('status'), '=', 'waiting')
      .execute()
    await db.schema
      .createIndex('pending_posts_queue')
      .on('pending_posts')
      .columns(['status', 'held_at', 'id'])
      .execute()
  },
}
