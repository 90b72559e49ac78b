import type { Migration } from '../../../platform/db/migrations.ts'

/** The marks of staff are read with every page, and tags are listed by age. */
export const tags0002: Migration = {
  name: '0002-tag-orders',
  async up(db) {
    await db.schema.createIndex('tags_recommend').on('tags').column('recommend').execute()
    await db.schema.createIndex('tags_reserved').on('tags').column('reserved').execute()
    await db.schema.createIndex('tags_newest').on('tags').columns(['created_at', 'id']).execute()
  },
}
