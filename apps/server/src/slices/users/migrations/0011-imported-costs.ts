import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Indexes the accounts with an imported bcrypt hash by the cost of the hash instead of by id, so that a rejected
 * sign-in finds the highest cost quickly.
 */
export const users0011: Migration = {
  name: '0011-imported-costs',
  async up(db) {
    await db.schema.dropIndex('users_imported_password').execute()
    await db.schema
      .createIndex('users_imported_password')
      .on('users')
      .expression(sql`substr(password_hash, 5, 2)`)
      .where(sql<boolean>`password_hash like '$2%'`)
      .execute()
  },
}
