import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'

/** Tags whose number of questions is not that of their relations. */
export async function countTagDrift(db: Db): Promise<Drift[]> {
  const rows = await db
    .selectFrom('tags')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('question_tags')
          .select((inner) => ['tag_id', inner.fn.countAll<number>().as('count')])
          .where('status', '=', 'available')
          .groupBy('tag_id')
          .as('found'),
      (join) => join.onRef('found.tag_id', '=', 'tags.id'),
    )
    .select((eb) => [
      'tags.id',
      'tags.question_count as stored',
      eb.fn.coalesce('found.count', eb.lit(0)).as('counted'),
    ])
    .where((eb) => eb('tags.question_count', '!=', eb.fn.coalesce('found.count', eb.lit(0))))
    .execute()
  return rows.map((row) => ({ counter: 'tags.question_count', ...row }))
}
