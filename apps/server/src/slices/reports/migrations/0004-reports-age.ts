import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes flags by state and age, an order of the back office's list. */
export const reports0004: Migration = {
  name: '0004-reports-age',
  async up(db) {
    await db.schema.createIndex('reports_age').on('reports').columns(['status', 'created_at', 'id']).execute()
  },
}
