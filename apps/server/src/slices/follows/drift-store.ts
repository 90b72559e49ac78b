import { sql } from 'kysely'
import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'
import type { FollowedType } from './follow.ts'

const TABLES = { question: 'questions', tag: 'tags', user: 'users' } as const satisfies Record<FollowedType, string>

/** Lists the questions, tags and users whose follower counter differs from the number of their followers. */
export async function countFollowDrift(db: Db): Promise<Drift[]> {
  const drifts: Drift[] = []
  for (const type of ['question', 'tag', 'user'] as const) drifts.push(...(await driftOf(db, type)))
  return drifts
}

async function driftOf(db: Db, type: FollowedType): Promise<Drift[]> {
  const table = TABLES[type]
  const { rows } = await sql<Omit<Drift, 'counter'>>`
    select followed.id, followed.follow_count as stored, coalesce(found.count, 0) as counted
    from ${sql.table(table)} as followed
    left join (
      select object_id, count(*) as count from follows where object_type = ${kindNumber(type)} group by object_id
    ) as found on found.object_id = followed.id
    where followed.follow_count <> coalesce(found.count, 0)`.execute(db)
  return rows.map((row) => ({ counter: `${table}.follow_count`, ...row }))
}
