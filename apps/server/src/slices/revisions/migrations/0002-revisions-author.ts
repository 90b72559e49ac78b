import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes versions by their author, for the copy of a person's data. */
export const revisions0002: Migration = {
  name: '0002-revisions-author',
  async up(db) {
    await db.schema.createIndex('revisions_author').on('revisions').columns(['user_id', 'id']).execute()
  },
}
