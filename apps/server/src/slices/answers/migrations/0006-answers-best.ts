import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes a person's answers by votes, so that the best few are read without the rest. */
export const answers0006: Migration = {
  name: '0006-answers-best',
  async up(db) {
    await db.schema
      .createIndex('answers_best')
      .on('answers')
      .columns(['user_id', 'vote_count', 'created_at', 'id'])
      .execute()
  },
}
