import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'

/** People whose number of questions is not that of their questions that are not deleted. */
export async function countQuestionDrift(db: Db): Promise<Drift[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('questions')
          .select((inner) => ['user_id', inner.fn.countAll<number>().as('count')])
          .where('status', '!=', 'deleted')
          .groupBy('user_id')
          .as('found'),
      (join) => join.onRef('found.user_id', '=', 'users.id'),
    )
    .select((eb) => [
      'users.id',
      'users.question_count as stored',
      eb.fn.coalesce('found.count', eb.lit(0)).as('counted'),
    ])
    .where((eb) => eb('users.question_count', '!=', eb.fn.coalesce('found.count', eb.lit(0))))
    .execute()
  return rows.map((row) => ({ counter: 'users.question_count', ...row }))
}
