import { sql } from 'kysely'
import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'
import type { VotedType } from './vote.ts'
import { VOTED_TABLES } from './vote.ts'

/** Lists the posts and comments whose vote count differs from their votes plus their imported votes. */
export async function countVoteDrift(db: Db): Promise<Drift[]> {
  const drifts: Drift[] = []
  for (const type of ['question', 'answer', 'comment'] as const) drifts.push(...(await driftOf(db, type)))
  return drifts
}

async function driftOf(db: Db, type: VotedType): Promise<Drift[]> {
  const table = VOTED_TABLES[type]
  // Comments can only be upvoted, so they have no `base_down` column.
  const base = type === 'comment' ? sql`voted.base_up` : sql`voted.base_up - voted.base_down`
  const { rows } = await sql<Omit<Drift, 'counter'>>`
    select voted.id, voted.vote_count as stored, ${base} + coalesce(found.balance, 0) as counted
    from ${sql.table(table)} as voted
    left join (
      select object_id, sum(direction) as balance from votes where object_type = ${kindNumber(type)} group by object_id
    ) as found on found.object_id = voted.id
    where voted.vote_count <> ${base} + coalesce(found.balance, 0)`.execute(db)
  return rows.map((row) => ({ counter: `${table}.vote_count`, ...row }))
}
