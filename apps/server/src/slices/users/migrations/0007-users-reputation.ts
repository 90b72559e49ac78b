import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes accounts by reputation, with the columns that the back office's list filters by. Replaces the index on
 * reputation alone.
 */
export const users0007: Migration = {
  name: '0007-users-reputation',
  async up(db) {
    await db.schema
      .createIndex('users_reputation')
      .on('users')
      .columns(['rank', 'id', 'status', 'mail_status'])
      .execute()
    await db.schema.dropIndex('users_rank').execute()
  },
}
