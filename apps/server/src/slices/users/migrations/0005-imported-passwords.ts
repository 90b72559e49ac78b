import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes only the accounts with an imported password hash, so that a rejected sign-in finds out quickly whether there
 * are any.
 */
export const users0005: Migration = {
  name: '0005-imported-passwords',
  async up(db) {
    await db.schema
      .createIndex('users_imported_password')
      .on('users')
      .column('id')
      .where(sql<boolean>`password_hash like '$2%'`)
      .execute()
  },
}
