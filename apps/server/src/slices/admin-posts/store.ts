import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Capabilities, Db } from '../../platform/db/database.ts'
import { escapeLike } from '../../platform/db/escape-like.ts'
import type { ListDirection } from '../../platform/db/nearer-end.ts'
import { readFromNearerEnd } from '../../platform/db/nearer-end.ts'
import { fullTextOf } from '../../platform/search/full-text.ts'
import type { Answer } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import type { PostSearch } from './post-search.ts'

type Page = { size: number; offset: number }

/** The order of a list; ties are ordered by id. */
export interface PostOrder<Column extends string> {
  column: Column
  direction: ListDirection
}

/**
 * Finds one page of the questions in a state, hidden ones included, with the total count. A search by text has to run
 * within `Database.search`.
 */
export async function searchQuestions(
  db: Db,
  can: Capabilities,
  { id, text, status, userId }: PostSearch & { status: Question['status']; userId?: number },
  { column, direction: listed }: PostOrder<'created_at' | 'vote_count' | 'answer_count'>,
  page: Page,
): Promise<{ count: number; questions: Question[] }> {
  const found = db
    .selectFrom('questions')
    .where(isInState('questions.status', status))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .$if(text !== '', (query) => query.where('id', 'in', questionsTitled(db, can, text)))
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  // If the page is far down the list, the rows before it are skipped in the index alone, without reading their texts.
  const { direction, limit, offset } = readFromNearerEnd(count, page, listed)
  const ids = found.select('id').orderBy(column, direction).orderBy('id', direction).limit(limit).offset(offset)
  const questions = await db
    .selectFrom('questions')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(column, listed)
    .orderBy('id', listed)
    .execute()
  return { count, questions }
}

/**
 * Finds one page of the answers in a state, whatever their question's state, with the total count. A search by text has
 * to run within `Database.search`.
 */
export async function searchAnswers(
  db: Db,
  can: Capabilities,
  {
    id,
    text,
    status,
    questionId,
    userId,
  }: PostSearch & { status: Answer['status']; questionId?: number; userId?: number },
  { column, direction: listed }: PostOrder<'created_at' | 'vote_count'>,
  page: Page,
): Promise<{ count: number; answers: (Answer & { title: string })[] }> {
  const found = db
    .selectFrom('answers')
    .where(isInState('answers.status', status))
    .$if(id !== undefined, (query) => query.where('answers.id', '=', id ?? 0))
    .$if(userId !== undefined, (query) => query.where('answers.user_id', '=', userId ?? 0))
    .$if(questionId !== undefined, (query) => query.where('answers.question_id', '=', questionId ?? 0))
    .$if(text !== '', (query) => query.where('question_id', 'in', questionsTitled(db, can, text)))
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const { direction, limit, offset } = readFromNearerEnd(count, page, listed)
  const ids = found
    .select('answers.id')
    .orderBy(`answers.${column}`, direction)
    .orderBy('answers.id', direction)
    .limit(limit)
    .offset(offset)
  const answers = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .selectAll('answers')
    .select('questions.title')
    .where('answers.id', 'in', ids)
    .orderBy(`answers.${column}`, listed)
    .orderBy('answers.id', listed)
    .execute()
  return { count, answers }
}

/**
 * Selects posts by state with the conditions of the partial indexes: one index for available posts, one for all others.
 * SQLite does not use a partial index if the state is a parameter, and does not infer from `= 'deleted'` that `<>
 * 'available'` is true.
 */
function isInState(column: 'questions.status' | 'answers.status', status: Question['status']): Expression<SqlBool> {
  const stored = sql<SqlBool>`${sql.ref(column)} = ${sql.lit(status)}`
  return status === 'available' ? stored : sql<SqlBool>`${stored} and ${sql.ref(column)} <> 'available'`
}

/**
 * Selects the questions in all states whose title contains a text, with the conditions of the title indexes: titles of
 * up to 600 characters are read from an index, the few longer ones from their rows. ASCII letters match
 * case-insensitively; for other letters this depends on the database's `lower`. `distinct` removes nothing, because ids
 * are unique. Without it, PostgreSQL would turn the subquery into a self-join by the key, eliminate that join, and read
 * whole rows.
 */
function questionsTitled(db: Db, can: Capabilities, text: string) {
  const pattern = `%${escapeLike(text)}%`
  const among = (condition: Expression<SqlBool>) =>
    db
      .selectFrom('questions as titled')
      .select('titled.id')
      .distinct()
      .where(condition)
      .where(fullTextOf(can).inTime(sql.ref('titled.id')))
      .where(sql<SqlBool>`lower(titled.title) like lower(${pattern}) escape '\\'`)
  return among(sql`length(titled.title) <= 600`).unionAll(among(sql`length(titled.title) > 600`))
}
