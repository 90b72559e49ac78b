import { sql } from 'kysely'
import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'

/** Lists the counters that differ from the stored questions and links. */
export async function countQuestionDrift(db: Db): Promise<Drift[]> {
  return [...(await questionsOfPeople(db)), ...(await linksToQuestions(db)), ...(await linksOfHidden(db))]
}

/**
 * Lists the users whose question counter differs from the number of their questions that are neither deleted nor
 * pending.
 */
async function questionsOfPeople(db: Db): Promise<Drift[]> {
  const { rows } = await sql<Omit<Drift, 'counter'>>`
    select users.id, users.question_count as stored, coalesce(found.number, 0) as counted
    from users
    left join (
      select user_id, count(*) as number from questions where status in ('available', 'closed') group by user_id
    ) as found on found.user_id = users.id
    where users.question_count <> coalesce(found.number, 0)`.execute(db)
  return rows.map((row) => ({ counter: 'users.question_count', ...row }))
}

/** Lists the questions whose link counter differs from the number of counted links to them. */
async function linksToQuestions(db: Db): Promise<Drift[]> {
  const { rows } = await sql<Omit<Drift, 'counter'>>`
    select questions.id, questions.linked_count as stored, coalesce(found.number, 0) as counted
    from questions
    left join (
      select target_question_id, count(*) as number from post_links where counted = 1 group by target_question_id
    ) as found on found.target_question_id = questions.id
    where questions.linked_count <> coalesce(found.number, 0)`.execute(db)
  return rows.map((row) => ({ counter: 'questions.linked_count', ...row }))
}

/**
 * Lists the links that are counted although their source is not public, and those that are not counted although it is
 * public.
 */
async function linksOfHidden(db: Db): Promise<Drift[]> {
  const { rows } = await sql<Omit<Drift, 'counter'>>`
    select * from (
      select post_links.id, post_links.counted as stored,
        case when questions.status in ('available', 'closed') and questions.listed = 1 then 1 else 0 end as counted
      from post_links inner join questions on questions.id = post_links.source_question_id
    ) as links
    where links.stored <> links.counted`.execute(db)
  return rows.map((row) => ({ counter: 'post_links.counted', ...row }))
}
