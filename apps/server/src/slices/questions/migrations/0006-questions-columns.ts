import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes questions by state in the orders of the back office's list other than age. */
export const questions0006: Migration = {
  name: '0006-questions-columns',
  async up(db) {
    for (const column of ['vote_count', 'answer_count']) {
      await db.schema
        .createIndex(`questions_states_${column}`)
        .on('questions')
        .columns(['status', column, 'id'])
        .execute()
    }
  },
}
