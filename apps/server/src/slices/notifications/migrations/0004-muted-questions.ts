import type { Migration } from '../../../platform/db/migrations.ts'

/** Records which questions a person wants no notifications about. */
export const notifications0004: Migration = {
  name: '0004-muted-questions',
  async up(db) {
    await db.schema
      .createTable('muted_questions')
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('question_id', 'bigint', (column) => column.notNull())
      .addColumn('muted_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('muted_questions_key', ['user_id', 'question_id'])
      .execute()
    await db.schema
      .createIndex('muted_questions_latest')
      .on('muted_questions')
      .columns(['user_id', 'muted_at', 'question_id'])
      .execute()
  },
}
