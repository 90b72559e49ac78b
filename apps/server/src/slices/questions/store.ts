import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { memoizedRead, memoizeRead } from '../../platform/db/request-memo.ts'
import type { NamedUser } from '../users/index.ts'
import type { ListedQuestion, Question, QuestionOperation, QuestionsTable } from './question.ts'
import { LISTED_COLUMNS } from './question.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    questions: QuestionsTable
  }
}

type OptionalColumns =
  | 'accepted_answer_id'
  | 'last_answer_id'
  | 'edited_at'
  | 'last_editor_id'
  | 'active_at'
  | 'operator_id'
  | 'operated_at'
  | 'close_reason'
  | 'close_message'
  | 'closed_at'
  | 'closed_by'
  | 'deleted_at'
  | 'deleted_by'

/** The columns of a new question; omitted ones take their defaults. An import may choose an unused id. */
export type NewQuestion = Omit<Insertable<QuestionsTable>, OptionalColumns> &
  Partial<Pick<Insertable<QuestionsTable>, OptionalColumns>>

/** Inserts a question as given, for new and imported questions, and returns its row. Emits no event. */
export function insertQuestion(tx: Db, question: NewQuestion): Promise<Question> {
  return tx.insertInto('questions').values(rowOf(question)).returningAll().executeTakeFirstOrThrow()
}

/**
 * Inserts many questions like {@link insertQuestion} and returns their ids in ascending order, which is the order of
 * `questions` if the database assigns the ids.
 */
export async function insertQuestions(tx: Db, questions: readonly NewQuestion[]): Promise<number[]> {
  const rows = await inBatches(questions, (part) =>
    tx.insertInto('questions').values(part.map(rowOf)).returning('id').execute(),
  )
  return rows.map((row) => row.id).toSorted((a, b) => a - b)
}

function rowOf(question: NewQuestion) {
  return {
    accepted_answer_id: null,
    last_answer_id: null,
    edited_at: null,
    last_editor_id: null,
    active_at: question.created_at,
    operator_id: question.user_id,
    operated_at: question.created_at,
    close_reason: null,
    close_message: null,
    closed_at: null,
    closed_by: null,
    deleted_at: null,
    deleted_by: null,
    ...question,
  }
}

/** Finds a question in any state; callers check with `canSeeQuestion` who may see it. */
export function findQuestion(db: Db, id: number): Promise<Question | undefined> {
  return memoizeRead(db, `question ${id}`, () =>
    db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirst(),
  )
}

/** Finds the question of an answer, both in any state. */
export function findQuestionOfAnswer(db: Db, answerId: number): Promise<Question | undefined> {
  return db
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('answers').select('answers.question_id').where('answers.id', '=', answerId))
    .executeTakeFirst()
}

/** Columns that decide who may see a question. */
export type QuestionState = Pick<Question, 'id' | 'user_id' | 'status' | 'listed'>

/** Finds the state of a question like {@link findQuestion}, without its texts, which make up most of a row. */
export function findQuestionState(db: Db, id: number): Promise<QuestionState | undefined> {
  const whole = memoizedRead<Question | undefined>(db, `question ${id}`)
  if (whole) return whole
  return memoizeRead(db, `question state ${id}`, () =>
    db.selectFrom('questions').select(['id', 'user_id', 'status', 'listed']).where('id', '=', id).executeTakeFirst(),
  )
}

/** Finds questions in any state, in no particular order. */
export function findQuestions(db: Db, ids: readonly number[]): Promise<Question[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('questions')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Finds questions in any state for lists, in no particular order, each with the person who last acted on it
 * (`operator`). Leaves out the texts, which make up most of a row.
 */
export async function findListedQuestions(
  db: Db,
  ids: readonly number[],
): Promise<(ListedQuestion & { operator: NamedUser })[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('questions')
    .innerJoin('users', 'users.id', 'questions.operator_id')
    .select(LISTED_COLUMNS.map((column) => `questions.${column}` as const))
    .select([
      'users.username as operator_username',
      'users.display_name as operator_name',
      'users.rank as operator_rank',
      'users.status as operator_status',
      'users.mail_status as operator_mail_status',
    ])
    .where('questions.id', 'in', [...ids])
    .execute()
  return rows.map((row) => ({
    ...row,
    operator: {
      id: row.operator_id,
      username: row.operator_username,
      display_name: row.operator_name,
      rank: row.operator_rank,
      status: row.operator_status,
      mail_status: row.operator_mail_status,
    },
  }))
}

/** The counters of a question. */
export type QuestionCounter =
  | 'vote_count'
  | 'answer_count'
  | 'view_count'
  | 'collection_count'
  | 'follow_count'
  | 'linked_count'

/** Adds to one of a question's counters; the change may be negative. */
export async function addToQuestionCount(tx: Db, id: number, counter: QuestionCounter, change: number): Promise<void> {
  await tx
    .updateTable('questions')
    .set((eb) => ({ [counter]: eb(counter, '+', change) }))
    .where('id', '=', id)
    .execute()
}

export type QuestionChange = Omit<Updateable<QuestionsTable>, 'id'>

/** Updates the columns of a question. Emits no event. */
export async function updateQuestion(tx: Db, id: number, change: QuestionChange): Promise<void> {
  await tx.updateTable('questions').set(change).where('id', '=', id).execute()
}

/** Records the last event of a question, which lists show and sort by. */
export async function touchQuestion(
  tx: Db,
  id: number,
  event: { type: QuestionOperation; operatorId: number; at: number },
): Promise<void> {
  await tx
    .updateTable('questions')
    .set({
      operation_type: event.type,
      operator_id: event.operatorId,
      operated_at: event.at,
      active_at: event.at,
    })
    .where('id', '=', id)
    .execute()
}

/** Sets the newest answer of a question, null for none. */
export async function setLastAnswer(tx: Db, id: number, answerId: number | null): Promise<void> {
  await tx.updateTable('questions').set({ last_answer_id: answerId }).where('id', '=', id).execute()
}

/**
 * Sets the accepted answer of a question, null for none.
 * @param expected the accepted answer the caller saw; nothing changes if another one is accepted meanwhile
 */
export async function setAcceptedAnswer(
  tx: Db,
  id: number,
  answerId: number | null,
  expected: number | null,
): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ accepted_answer_id: answerId })
    .where('id', '=', id)
    .where('accepted_answer_id', expected === null ? 'is' : '=', expected)
    .execute()
}

/** Counts the questions that are neither deleted nor pending. */
export async function countQuestions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['available', 'closed'])
    .executeTakeFirstOrThrow()
  return count
}
