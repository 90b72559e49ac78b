import { sql } from 'kysely'
import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'

/** Lists the counters and references of users and questions that do not agree with the answers. */
export async function countAnswerDrift(db: Db): Promise<Drift[]> {
  return [
    ...(await countsOf(db, 'users', 'user_id')),
    ...(await countsOf(db, 'questions', 'question_id')),
    ...(await acceptedOf(db)),
    ...(await lastOf(db)),
  ]
}

async function countsOf(db: Db, table: 'users' | 'questions', column: 'user_id' | 'question_id'): Promise<Drift[]> {
  const { rows } = await sql<Omit<Drift, 'counter'>>`
    select owner.id, owner.answer_count as stored, coalesce(found.number, 0) as counted
    from ${sql.table(table)} as owner
    left join (
      select ${sql.ref(column)} as owner_id, count(*) as number from answers
      where status = 'available' group by ${sql.ref(column)}
    ) as found on found.owner_id = owner.id
    where owner.answer_count <> coalesce(found.number, 0)`.execute(db)
  return rows.map((row) => ({ counter: `${table}.answer_count`, ...row }))
}

/**
 * Lists the differences between the accepted answers of questions and the `accepted` flags of answers, which must
 * agree.
 */
async function acceptedOf(db: Db): Promise<Drift[]> {
  const named = await db
    .selectFrom('questions')
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.id', '=', 'questions.accepted_answer_id')
        .onRef('answers.question_id', '=', 'questions.id')
        .on('answers.accepted', '=', 1),
    )
    .select(['questions.id', 'questions.accepted_answer_id as stored', 'answers.id as counted'])
    .where('questions.accepted_answer_id', 'is not', null)
    .where('answers.id', 'is', null)
    .execute()
  const marked = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select(['questions.id', 'questions.accepted_answer_id as stored', 'answers.id as counted'])
    .where('answers.accepted', '=', 1)
    .where((eb) => eb('questions.accepted_answer_id', 'is distinct from', eb.ref('answers.id')))
    .execute()
  return [...named, ...marked].map((row) => ({ counter: 'questions.accepted_answer_id', ...row }))
}

async function lastOf(db: Db): Promise<Drift[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('questions')
        .select((inner) => [
          'questions.id',
          'questions.last_answer_id as stored',
          inner
            .selectFrom('answers')
            .select('answers.id')
            .whereRef('answers.question_id', '=', 'questions.id')
            .where('answers.status', '=', 'available')
            .orderBy('answers.created_at', 'desc')
            .orderBy('answers.id', 'desc')
            .limit(1)
            .as('counted'),
        ])
        .as('found'),
    )
    .selectAll()
    .where((eb) => eb('found.stored', 'is distinct from', eb.ref('found.counted')))
    .execute()
  return rows.map((row) => ({ counter: 'questions.last_answer_id', ...row }))
}
