import type { Migration } from '../../../platform/db/migrations.ts'

export const bookmarks0001: Migration = {
  name: '0001-bookmarks',
  async up(db) {
    await db.schema
      .createTable('bookmarks')
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id'))
      .addColumn('question_id', 'bigint', (column) => column.notNull().references('questions.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('bookmarks_pk', ['user_id', 'question_id'])
      .execute()
    await db.schema.createIndex('bookmarks_question').on('bookmarks').column('question_id').execute()
    await db.schema
      .createIndex('bookmarks_latest')
      .on('bookmarks')
      .columns(['user_id', 'created_at', 'question_id'])
      .execute()
  },
}
