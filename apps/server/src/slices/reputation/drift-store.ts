import { sql } from 'kysely'
import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'

/**
 * People whose reputation is less than their events gave them. What somebody began with (installing the site, an
 * import) has no event, so more than the events gave is no drift.
 */
export async function countReputationDrift(db: Db): Promise<Drift[]> {
  const counted = sql<number>`coalesce(events.total, 0) + coalesce(reputation_debts.owed, 0)`
  const rows = await db
    .selectFrom('users')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('reputation_events')
          .select((inner) => ['user_id', inner.fn.sum<number>('delta').as('total')])
          .where('reversed', '=', 0)
          .groupBy('user_id')
          .as('events'),
      (join) => join.onRef('events.user_id', '=', 'users.id'),
    )
    .leftJoin('reputation_debts', 'reputation_debts.user_id', 'users.id')
    .select(['users.id', 'users.rank as stored', counted.as('counted')])
    .where('users.rank', '<', counted)
    .execute()
  return rows.map((row) => ({ counter: 'users.rank', ...row }))
}
