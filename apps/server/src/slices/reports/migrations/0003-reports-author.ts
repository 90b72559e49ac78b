import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes flags by the author of the post, so that the flags on one person's posts are found without reading others.
 */
export const reports0003: Migration = {
  name: '0003-reports-author',
  async up(db) {
    await db.schema.createIndex('reports_author').on('reports').columns(['author_id', 'updated_at', 'id']).execute()
  },
}
