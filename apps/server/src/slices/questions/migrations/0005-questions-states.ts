import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes questions by state in the order of the back office's list, so that no question before a page has to be read,
 * however far down the list the page is.
 */
export const questions0005: Migration = {
  name: '0005-questions-states',
  async up(db) {
    await db.schema.createIndex('questions_states').on('questions').columns(['status', 'created_at', 'id']).execute()
  },
}
