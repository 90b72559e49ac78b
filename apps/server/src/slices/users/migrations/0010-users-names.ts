import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

const length = sql`(length(username) + length(display_name) + length(e_mail))`

/**
 * Indexes what the back office finds accounts by, because its search reads all of it (`pnpm bench --only "back office"`). Of
 * names that are too long for a row of an index on PostgreSQL, which an import may bring, an index has the ids alone.
 */
export const users0010: Migration = {
  name: '0010-users-names',
  async up(db) {
    await db.schema
      .createIndex('users_names')
      .on('users')
      .columns(['username', 'display_name', 'e_mail', 'id'])
      .where(sql<boolean>`${length} <= 600`)
      .execute()
    await db.schema
      .createIndex('users_long_names')
      .on('users')
      .column('id')
      .where(sql<boolean>`${length} > 600`)
      .execute()
  },
}
