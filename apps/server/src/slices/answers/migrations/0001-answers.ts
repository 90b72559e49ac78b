import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const answers0001: Migration = {
  name: '0001-answers',
  async up(db, can) {
    await withId(db.schema.createTable('answers'), can)
      .addColumn('question_id', 'bigint', (column) => column.notNull().references('questions.id'))
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('original_text', 'text', (column) => column.notNull())
      .addColumn('parsed_text', 'text', (column) => column.notNull())
      .addColumn('excerpt', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('available'))
      .addColumn('accepted', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('vote_count', 'integer', (column) => column.notNull().defaultTo(0))
      // Imported votes, which have no voter.
      .addColumn('base_up', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('base_down', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('edited_at', 'bigint')
      .addColumn('last_editor_id', 'bigint')
      .execute()
    await db.schema
      .createIndex('answers_question')
      .on('answers')
      .columns(['question_id', 'accepted', 'vote_count', 'created_at'])
      .execute()
    await db.schema.createIndex('answers_author').on('answers').columns(['user_id', 'created_at']).execute()
  },
}
