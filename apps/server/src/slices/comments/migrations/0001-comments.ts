import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const comments0001: Migration = {
  name: '0001-comments',
  async up(db, can) {
    await withId(db.schema.createTable('comments'), can)
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('question_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('original_text', 'text', (column) => column.notNull())
      .addColumn('parsed_text', 'text', (column) => column.notNull())
      .addColumn('reply_comment_id', 'bigint')
      .addColumn('reply_user_id', 'bigint')
      .addColumn('vote_count', 'integer', (column) => column.notNull().defaultTo(0))
      // Imported votes, which have no voter.
      .addColumn('base_up', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('available'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('comments_object')
      .on('comments')
      .columns(['object_type', 'object_id', 'created_at'])
      .execute()
    await db.schema.createIndex('comments_author').on('comments').columns(['user_id', 'created_at']).execute()
  },
}
