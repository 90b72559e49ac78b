import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/**
 * Adds the time since which an account is suspended or deleted, and indexes the accounts that the back office lists by
 * this time, and the active and the inactive ones by their creation (`pnpm bench --only "back office, users"`).
 */
export const users0012: Migration = {
  name: '0012-users-states',
  async up(db) {
    await db.schema.alterTable('users').addColumn('state_at', 'bigint').execute()
    // A process of the earlier version suspends and deletes accounts without the time.
    await sql`
      create index users_states on users (status, coalesce(state_at, 0), id) where status <> 'normal'
    `.execute(db)
    await sql`
      create index users_active on users (created_at, id) where status = 'normal' and mail_status = 1
    `.execute(db)
    await sql`
      create index users_inactive on users (created_at, id) where status = 'normal' and mail_status = 2
    `.execute(db)
  },
}
