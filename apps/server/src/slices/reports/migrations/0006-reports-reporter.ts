import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes flags by who made them, for the copy of a person's data. */
export const reports0006: Migration = {
  name: '0006-reports-reporter',
  async up(db) {
    await db.schema.createIndex('reports_reporter').on('reports').columns(['reporter_id', 'id']).execute()
  },
}
