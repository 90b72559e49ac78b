import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes for the recommended and reserved tags, which every page reads, and for the list of newest tags. */
export const tags0002: Migration = {
  name: '0002-tag-orders',
  async up(db) {
    await db.schema.createIndex('tags_recommend').on('tags').column('recommend').execute()
    await db.schema.createIndex('tags_reserved').on('tags').column('reserved').execute()
    await db.schema.createIndex('tags_newest').on('tags').columns(['created_at', 'id']).execute()
  },
}
