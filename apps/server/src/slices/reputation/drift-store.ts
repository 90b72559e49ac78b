import { sql } from 'kysely'
import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'

/** Finds people whose reputation is not the sum of their start value, their events and what they still owe. */
export async function countReputationDrift(db: Db): Promise<Drift[]> {
  const counted = sql<number>`coalesce(reputation_starts.rank, 0) + coalesce(events.total, 0) + coalesce(reputation_debts.owed, 0)`
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
    .leftJoin('reputation_starts', 'reputation_starts.user_id', 'users.id')
    .select(['users.id', 'users.rank as stored', counted.as('counted')])
    .where('users.rank', '!=', counted)
    .orderBy('users.id')
    .execute()
  return rows.map((row) => ({ counter: 'users.rank', ...row }))
}
