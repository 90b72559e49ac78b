import type { Migration } from '../../../platform/db/migrations.ts'

/** Records who was mailed about which question, so that nobody is mailed twice and weekly limits can be counted. */
export const notifications0003: Migration = {
  name: '0003-question-mails',
  async up(db) {
    await db.schema
      .createTable('question_mails')
      .addColumn('question_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('mailed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('question_mails_key', ['question_id', 'user_id'])
      .execute()
    await db.schema
      .createIndex('question_mails_person')
      .on('question_mails')
      .columns(['user_id', 'source', 'mailed_at'])
      .execute()
  },
}
