import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes a person's questions by votes, so that the best few are read without the rest. */
export const questions0004: Migration = {
  name: '0004-questions-best',
  async up(db) {
    await db.schema
      .createIndex('questions_best')
      .on('questions')
      .columns(['user_id', 'vote_count', 'created_at', 'id'])
      .execute()
  },
}
