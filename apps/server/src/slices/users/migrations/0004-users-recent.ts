import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes accounts by time, so that counting those of each day reads the counted days alone. */
export const users0004: Migration = {
  name: '0004-users-recent',
  async up(db) {
    await db.schema.createIndex('users_recent').on('users').columns(['created_at', 'status']).execute()
  },
}
