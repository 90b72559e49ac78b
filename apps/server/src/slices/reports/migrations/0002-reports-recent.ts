import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes flags by time, so that counts per day read only the counted days. */
export const reports0002: Migration = {
  name: '0002-reports-recent',
  async up(db) {
    await db.schema.createIndex('reports_recent').on('reports').column('created_at').execute()
  },
}
