import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes accounts by creation time, so that counts per day read only the counted days. */
export const users0004: Migration = {
  name: '0004-users-recent',
  async up(db) {
    await db.schema.createIndex('users_recent').on('users').columns(['created_at', 'status']).execute()
  },
}
