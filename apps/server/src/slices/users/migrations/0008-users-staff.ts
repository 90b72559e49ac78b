import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/** Indexes only moderators and administrators, who are few among very many accounts. */
export const users0008: Migration = {
  name: '0008-users-staff',
  async up(db) {
    await db.schema
      .createIndex('users_staff')
      .on('users')
      .columns(['created_at', 'id', 'role_id'])
      .where(sql<boolean>`role_id in (2, 3)`)
      .execute()
  },
}
