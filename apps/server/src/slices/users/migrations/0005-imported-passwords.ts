import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes the accounts with an imported bcrypt hash alone by its cost, so that rejecting a login finds out at once whether
 * there are any and what the dearest takes.
 */
export const users0005: Migration = {
  name: '0005-imported-passwords',
  async up(db) {
    await db.schema
      .createIndex('users_imported_password')
      .on('users')
      .expression(sql`substr(password_hash, 5, 2)`)
      .where(sql<boolean>`password_hash like '$2%'`)
      .execute()
  },
}
