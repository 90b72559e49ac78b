import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

const length = sql`(length(username) + length(display_name) + length(e_mail))`

/**
 * Indexes the columns that the back office's search for accounts scans completely (`pnpm bench --only "back office"`).
 * An import may bring names too long for an index row on PostgreSQL; for such names the index contains only the id.
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
