import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes answers by time, so that counting answers per day reads only the days counted. */
export const answers0005: Migration = {
  name: '0005-answers-recent',
  async up(db) {
    await db.schema.createIndex('answers_recent').on('answers').columns(['created_at', 'status']).execute()
  },
}
