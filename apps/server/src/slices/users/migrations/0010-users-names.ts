import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes what the back office finds accounts by, because its search reads all of it (`pnpm bench --only "back office"`). */
export const users0010: Migration = {
  name: '0010-users-names',
  async up(db) {
    await db.schema
      .createIndex('users_names')
      .on('users')
      .columns(['username', 'display_name', 'e_mail', 'id'])
      .execute()
  },
}
