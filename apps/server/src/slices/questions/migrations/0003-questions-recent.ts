import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes questions by creation time, so that counting recent ones reads no others. */
export const questions0003: Migration = {
  name: '0003-questions-recent',
  async up(db) {
    await db.schema
      .createIndex('questions_recent')
      .on('questions')
      .columns(['created_at', 'status', 'listed'])
      .execute()
  },
}
