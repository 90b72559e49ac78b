import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'

/** Backfills `accepted_at` and `accepted_by` of answers from timeline events. */
export const timeline0002: Migration = {
  name: '0002-known-acceptances',
  async up(db) {
    const last = (column: 'at' | 'actor_id') => sql`(select ${sql.ref(column)} from timeline_events
      where object_type = 2 and object_id = answers.id and type = 'accept' and cancelled_at is null
      order by id desc limit 1)`
    await sql`update answers set accepted_at = ${last('at')}, accepted_by = ${last('actor_id')}
      where accepted_at is null and (accepted = 1 or was_accepted = 1)`.execute(db)
  },
}
