import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes the accounts with an imported PBKDF2 hash alone, as `0005-imported-passwords` does those with bcrypt. */
export const users0009: Migration = {
  name: '0009-imported-pbkdf2',
  async up(db) {
    await db.schema
      .createIndex('users_imported_pbkdf2')
      .on('users')
      .column('id')
      .where(sql<boolean>`password_hash like 'pbkdf2%'`)
      .execute()
  },
}
