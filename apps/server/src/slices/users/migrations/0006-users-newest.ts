import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes accounts in the order of the back office's list, in place of the index by creation time alone. */
export const users0006: Migration = {
  name: '0006-users-newest',
  async up(db) {
    await db.schema
      .createIndex('users_newest')
      .on('users')
      .columns(['created_at', 'id', 'status', 'mail_status'])
      .execute()
    await db.schema.dropIndex('users_recent').execute()
  },
}
