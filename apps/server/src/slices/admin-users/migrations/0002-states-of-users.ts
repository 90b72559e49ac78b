import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/** Sets the time since which accounts are suspended or deleted (`0012-users-states`), where it was recorded. */
export const adminUsers0002: Migration = {
  name: '0002-states-of-users',
  async up(db) {
    await sql`
      update users
      set state_at = (
        select case users.status when 'deleted' then deleted_at else suspended_at end
        from account_states where account_states.user_id = users.id
      )
      where status <> 'normal'
    `.execute(db)
  },
}
