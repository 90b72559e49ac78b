import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'

/** Lists the tags whose question counter differs from the number of questions with the tag or one of its synonyms. */
export async function countTagDrift(db: Db): Promise<Drift[]> {
  const rows = await db
    .selectFrom('tags')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('question_tags')
          .innerJoin(
            (family) =>
              family
                .selectFrom('tags as single')
                .select(['single.id as head_id', 'single.id as member_id'])
                .unionAll(
                  family
                    .selectFrom('tags as synonym')
                    .select((inner) => [
                      inner.ref('synonym.main_tag_id').$notNull().as('head_id'),
                      'synonym.id as member_id',
                    ])
                    .where('synonym.main_tag_id', 'is not', null),
                )
                .as('family'),
            (join) => join.onRef('family.member_id', '=', 'question_tags.tag_id'),
          )
          .select((inner) => [
            'family.head_id',
            inner.fn.count<number>('question_tags.question_id').distinct().as('count'),
          ])
          .where('question_tags.status', '=', 'available')
          .groupBy('family.head_id')
          .as('found'),
      (join) => join.onRef('found.head_id', '=', 'tags.id'),
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
