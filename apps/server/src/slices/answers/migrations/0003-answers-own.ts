import type { Migration } from '../../../platform/db/migrations.ts'

/** Answers of a question by their authors, so that somebody's own one is found without reading all they wrote. */
export const answers0003: Migration = {
  name: '0003-answers-own',
  async up(db) {
    await db.schema.createIndex('answers_own').on('answers').columns(['question_id', 'user_id', 'status']).execute()
  },
}
