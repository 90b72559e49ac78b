import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes titles for the back office's search, which reads all of them: the rows beside them hold whole texts, and among
 * 100 000 questions the index is read in a tenth of the time (`pnpm bench --only "back office"`).
 */
export const questions0009: Migration = {
  name: '0009-questions-titles',
  async up(db) {
    await db.schema.createIndex('questions_titles').on('questions').columns(['title', 'id']).execute()
  },
}
