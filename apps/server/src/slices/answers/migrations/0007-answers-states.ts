import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes answers by state in the order of the back office's list, so that a far page is reached without reading the
 * answers before it.
 */
export const answers0007: Migration = {
  name: '0007-answers-states',
  async up(db) {
    await db.schema.createIndex('answers_states').on('answers').columns(['status', 'created_at', 'id']).execute()
  },
}
