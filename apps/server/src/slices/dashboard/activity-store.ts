import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'

const DAY_MS = 86_400_000

/** The rows that are counted per day. */
export type Series = 'questions' | 'answers' | 'users' | 'votes' | 'flags'

/** Days of 24 hours, the first beginning at `start`; the last one contains `end`. */
export interface Span {
  start: number
  end: number
}

/** Counts the rows of a series by day; days without rows are absent. */
export async function countByDay(db: Db, series: Series, span: Span): Promise<Map<number, number>> {
  const { from, at, where } = sourceOf(series)
  // Cast to an integer type wide enough for milliseconds, so that every engine divides integers.
  const day = sql`cast(${sql.ref(at)} - ${span.start} as bigint) / ${sql.lit(DAY_MS)}`
  const { rows } = await sql<{ day: number; count: number }>`
    select ${day} as day, count(*) as count from ${sql.table(from)}
    where ${sql.ref(at)} >= ${span.start} and ${sql.ref(at)} <= ${span.end} and ${where}
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.day, row.count]))
}

/** The questions that were asked on a day and have an answer. */
export interface Answering {
  answered: number
  /** Median time to the first answer in milliseconds. */
  median: number
}

/**
 * Counts the answered questions of each day, with the median wait for the first answer; days without any are absent.
 */
export async function answeringByDay(db: Db, { start, end }: Span): Promise<Map<number, Answering>> {
  // The median is computed in SQL, so that each day returns a single row. If there are two middle values, the median is
  // the lower one.
  const { rows } = await sql<Answering & { day: number }>`
    select day, waited as median, many as answered
    from (
      select day, waited, row_number() over (partition by day order by waited) as place,
        count(*) over (partition by day) as many
      from (
        select cast(questions.created_at - ${start} as bigint) / ${sql.lit(DAY_MS)} as day,
          min(answers.created_at) - questions.created_at as waited
        from questions
        join answers on answers.question_id = questions.id and answers.status = 'available'
        where questions.created_at >= ${start} and questions.created_at <= ${end}
          and questions.status in ('available', 'closed')
        group by questions.id, questions.created_at
      ) as firsts
    ) as places
    where place = (many + 1) / 2`.execute(db)
  return new Map(rows.map(({ day, answered, median }) => [day, { answered, median: Math.max(median, 0) }]))
}

/** Counts the people who asked, answered or voted on each day; days without any are absent. */
export async function activePeopleByDay(db: Db, { start, end }: Span): Promise<Map<number, number>> {
  const done = (table: string, at: string) => sql`
    select cast(${sql.ref(at)} - ${start} as bigint) / ${sql.lit(DAY_MS)} as day, user_id
    from ${sql.table(table)} where ${sql.ref(at)} >= ${start} and ${sql.ref(at)} <= ${end}`
  const { rows } = await sql<{ day: number; count: number }>`
    select day, count(distinct user_id) as count
    from (
      ${done('questions', 'created_at')} union ${done('answers', 'created_at')} union ${done('votes', 'updated_at')}
    ) as acts
    group by day`.execute(db)
  return new Map(rows.map((row) => [row.day, row.count]))
}

/** Returns the rows that a series counts: what members are shown, without votes on comments, and every flag. */
function sourceOf(series: Series): { from: string; at: string; where: RawBuilder<unknown> } {
  switch (series) {
    case 'questions':
      return { from: 'questions', at: 'created_at', where: sql`status in ('available', 'closed')` }
    case 'answers':
      return { from: 'answers', at: 'created_at', where: sql`status = 'available'` }
    case 'users':
      return { from: 'users', at: 'created_at', where: sql`status <> 'deleted'` }
    case 'votes':
      // Votes are indexed by the time of their last change.
      return {
        from: 'votes',
        at: 'updated_at',
        where: sql`object_type in (${sql.lit(kindNumber('question'))}, ${sql.lit(kindNumber('answer'))})`,
      }
    case 'flags':
      return { from: 'reports', at: 'created_at', where: sql`1 = 1` }
  }
}
