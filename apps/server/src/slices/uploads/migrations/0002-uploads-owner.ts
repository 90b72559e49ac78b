import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes uploads by their owner. */
export const uploads0002: Migration = {
  name: '0002-uploads-owner',
  async up(db) {
    await db.schema.createIndex('uploads_owner').on('uploads').columns(['owner_id', 'id']).execute()
  },
}
