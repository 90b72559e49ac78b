import { sql } from 'kysely'
import type { Migration } from '../../../platform/db/migrations.ts'
import { withId } from '../../../platform/db/migrations.ts'

export const reputation0002: Migration = {
  name: '0002-reputation-starts',
  async up(db, can) {
    // A new table, because not every engine can change a unique constraint.
    await withId(db.schema.createTable('reputation_events_next'), can)
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('object_type', 'integer', (column) => column.notNull())
      .addColumn('object_id', 'bigint', (column) => column.notNull())
      .addColumn('trigger_user_id', 'bigint', (column) => column.notNull())
      .addColumn('revision_id', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('delta', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('reversed', 'integer', (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint('reputation_events_occasion', [
        'user_id',
        'kind',
        'object_type',
        'object_id',
        'trigger_user_id',
        'revision_id',
      ])
      .execute()
    const columns = sql`user_id, kind, object_type, object_id, trigger_user_id, delta, created_at, updated_at, reversed`
    await sql`insert into reputation_events_next (${columns}) select ${columns} from reputation_events order by id`.execute(
      db,
    )
    await db.schema.dropTable('reputation_events').execute()
    await db.schema.alterTable('reputation_events_next').renameTo('reputation_events').execute()
    await db.schema
      .createIndex('reputation_events_day')
      .on('reputation_events')
      .columns(['user_id', 'updated_at'])
      .execute()
    await db.schema.createIndex('reputation_events_week').on('reputation_events').column('updated_at').execute()
    await db.schema
      .createTable('reputation_starts')
      .addColumn('user_id', 'bigint', (column) => column.primaryKey())
      .addColumn('rank', 'integer', (column) => column.notNull())
      .execute()
    // The part of the reputation that no event explains is the start value.
    await sql`
      insert into reputation_starts (user_id, rank)
      select users.id, users.rank - coalesce(events.total, 0) - coalesce(reputation_debts.owed, 0)
      from users
      left join (
        select user_id, sum(delta) as total from reputation_events where reversed = 0 group by user_id
      ) as events on events.user_id = users.id
      left join reputation_debts on reputation_debts.user_id = users.id
      where users.rank <> coalesce(events.total, 0) + coalesce(reputation_debts.owed, 0)`.execute(db)
  },
}
