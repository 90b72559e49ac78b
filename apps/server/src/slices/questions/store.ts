import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import { readOnce } from '../../platform/db/one-reading.ts'
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

/** A new question; what is left out starts as for a question just asked. */
export type NewQuestion = Omit<Insertable<QuestionsTable>, 'id' | OptionalColumns> &
  Partial<Pick<Insertable<QuestionsTable>, OptionalColumns>>

/** Inserts a question as it is given, for asking and for imports, and returns its key. It tells nobody. */
export async function insertQuestion(tx: Db, question: NewQuestion): Promise<number> {
  const { id } = await tx.insertInto('questions').values(rowOf(question)).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Inserts many questions like {@link insertQuestion}; the keys are in the order of the questions. */
export async function insertQuestions(tx: Db, questions: readonly NewQuestion[]): Promise<number[]> {
  const rows = await inParts(questions, (part) =>
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

/** A question in any state; who may see it is the caller's question (`canSeeQuestion`). */
export function findQuestion(db: Db, id: number): Promise<Question | undefined> {
  return readOnce(db, `question ${id}`, () =>
    db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirst(),
  )
}

/**
 * A question whose row is held until the end of the transaction, as it is once nobody else holds it: of two changes at
 * once the later one sees what the first left.
 */
export function holdQuestion(tx: Db, id: number): Promise<Question | undefined> {
  return tx
    .updateTable('questions')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Holds questions like {@link holdQuestion}, in the order of their keys, so that two writers never wait in a circle. */
export async function holdQuestions(tx: Db, ids: Iterable<number>): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) await holdQuestion(tx, id)
}

/** Questions in any state, in no order. */
export function findQuestions(db: Db, ids: readonly number[]): Promise<Question[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('questions')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/** Questions in any state as lists show them, in no order: their texts would be most of what is read. */
export function findListedQuestions(db: Db, ids: readonly number[]): Promise<ListedQuestion[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('questions')
    .select(LISTED_COLUMNS)
    .where('id', 'in', [...ids])
    .execute()
}

/** A counter of a question that changes with what it counts. */
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

/** Columns of a question to be changed. */
export type QuestionChange = Omit<Updateable<QuestionsTable>, 'id'>

/** Changes a question as it is told. It tells nobody. */
export async function updateQuestion(tx: Db, id: number, change: QuestionChange): Promise<void> {
  await tx.updateTable('questions').set(change).where('id', '=', id).execute()
}

/** Notes the last event of a question: lists show it and sort by its time. */
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

/** Names the newest answer of a question, null for none. */
export async function setLastAnswer(tx: Db, id: number, answerId: number | null): Promise<void> {
  await tx.updateTable('questions').set({ last_answer_id: answerId }).where('id', '=', id).execute()
}

/**
 * Names the accepted answer of a question, null for none.
 * @param expected the accepted answer the caller saw; when it is another by now nothing changes
 * @returns whether it changed
 */
export async function setAcceptedAnswer(
  tx: Db,
  id: number,
  answerId: number | null,
  expected: number | null,
): Promise<boolean> {
  const result = await tx
    .updateTable('questions')
    .set({ accepted_answer_id: answerId })
    .where('id', '=', id)
    .where('accepted_answer_id', expected === null ? 'is' : '=', expected)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/** Number of questions that are neither deleted nor waiting for approval. */
export async function countQuestions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['available', 'closed'])
    .executeTakeFirstOrThrow()
  return count
}
