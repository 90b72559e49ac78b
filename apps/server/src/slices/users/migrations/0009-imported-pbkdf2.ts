import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes only the accounts with an imported PBKDF2 hash, by their iterations: first by the number of digits, then by
 * the digits. `0005-imported-passwords` indexes those with a bcrypt hash.
 */
export const users0009: Migration = {
  name: '0009-imported-pbkdf2',
  async up(db) {
    await db.schema
      .createIndex('users_imported_pbkdf2')
      .on('users')
      .expression(sql`(length(password_hash) - length(ltrim(substr(password_hash, 15), '0123456789')))`)
      .expression(sql`substr(password_hash, 15, 8)`)
      .where(sql<boolean>`password_hash like 'pbkdf2%'`)
      .execute()
  },
}
