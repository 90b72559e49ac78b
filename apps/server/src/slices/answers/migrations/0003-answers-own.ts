import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes answers by question and author, so that finding a user's own answer does not read all their answers. */
export const answers0003: Migration = {
  name: '0003-answers-own',
  async up(db) {
    await db.schema.createIndex('answers_own').on('answers').columns(['question_id', 'user_id', 'status']).execute()
  },
}
