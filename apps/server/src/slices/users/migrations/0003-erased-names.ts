import type { Migration } from '../../../platform/db/migrations.ts'

/** Hashes of the usernames of deleted accounts, so that their profile URLs are recognised as gone. */
export const users0003: Migration = {
  name: '0003-erased-names',
  async up(db) {
    await db.schema
      .createTable('erased_names')
      .addColumn('name_hash', 'text', (column) => column.primaryKey())
      .execute()
  },
}
