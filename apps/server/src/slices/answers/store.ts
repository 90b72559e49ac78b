import type { Expression, Insertable, Updateable } from 'kysely'
import { expressionBuilder } from 'kysely'
import { countOfList } from '../../platform/db/count-of-list.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { QuestionState } from '../questions/index.ts'
import type { Answer, AnswersTable } from './answer.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    answers: AnswersTable
  }
}

/** The columns of a new answer; omitted ones take their defaults. An import may choose an unused id. */
export type NewAnswer = Omit<Insertable<AnswersTable>, LaterColumns> &
  Partial<Pick<Insertable<AnswersTable>, LaterColumns>>

/** Columns that later actions fill. */
type LaterColumns = 'accepted_at' | 'accepted_by' | 'edited_at' | 'last_editor_id'

/** Inserts an answer as given, for use cases and imports, and returns its row. Emits no event. */
export function insertAnswer(tx: Db, answer: NewAnswer): Promise<Answer> {
  return tx.insertInto('answers').values(rowOf(answer)).returningAll().executeTakeFirstOrThrow()
}

/**
 * Inserts many answers like {@link insertAnswer} and returns their ids in ascending order, which is the order of
 * `answers` if the database assigns the ids.
 */
export async function insertAnswers(tx: Db, answers: readonly NewAnswer[]): Promise<number[]> {
  const rows = await inBatches(answers, (part) =>
    tx.insertInto('answers').values(part.map(rowOf)).returning('id').execute(),
  )
  return rows.map((row) => row.id).toSorted((a, b) => a - b)
}

function rowOf(answer: NewAnswer) {
  return { accepted_at: null, accepted_by: null, edited_at: null, last_editor_id: null, ...answer }
}

/** Finds an answer in any state; callers check with `canSeeAnswer` who may see it. */
export function findAnswer(db: Db, id: number): Promise<Answer | undefined> {
  return db.selectFrom('answers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Columns that decide who may see an answer, with the state of its question. */
export interface AnswerState {
  answer: Pick<Answer, 'id' | 'user_id' | 'status' | 'accepted' | 'vote_count'>
  question: QuestionState
}

/**
 * Finds the state of an answer and of its question in one query, without their texts, which make up most of the rows.
 */
export async function findAnswerState(db: Db, id: number): Promise<AnswerState | undefined> {
  const row = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select(['answers.id', 'answers.user_id', 'answers.status', 'answers.accepted', 'answers.vote_count'])
    .select(['questions.id as question_id', 'questions.user_id as asker_id', 'questions.status as question_status'])
    .select('questions.listed')
    .where('answers.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { question_id, asker_id, question_status, listed, ...answer } = row
  return { answer, question: { id: question_id, user_id: asker_id, status: question_status, listed } }
}

/** Finds answers in any state, in no particular order. */
export function findAnswers(db: Db, ids: readonly number[]): Promise<Answer[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('answers')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/** Adds to an answer's counter; the change may be negative. */
export async function addToAnswerCount(tx: Db, id: number, counter: 'vote_count', change: number): Promise<void> {
  await tx
    .updateTable('answers')
    .set((eb) => ({ [counter]: eb(counter, '+', change) }))
    .where('id', '=', id)
    .execute()
}

export type AnswerChange = Pick<
  Updateable<AnswersTable>,
  | 'original_text'
  | 'parsed_text'
  | 'excerpt'
  | 'status'
  | 'accepted'
  | 'was_accepted'
  | 'accepted_at'
  | 'accepted_by'
  | 'edited_at'
  | 'last_editor_id'
>

/** Updates the columns of an answer. Emits no event. */
export async function changeAnswer(tx: Db, id: number, change: AnswerChange): Promise<void> {
  await tx.updateTable('answers').set(change).where('id', '=', id).execute()
}

/** Finds the newest visible answer of a question. */
export function findNewestAnswer(db: Db, questionId: number): Promise<Answer | undefined> {
  return selectVisible(db, questionId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** Finds the visible answers to the given questions since a time, oldest first. */
export function findAnswersSince(
  db: Db,
  questionIds: readonly number[],
  since: number,
): Promise<Pick<Answer, 'id' | 'question_id' | 'user_id'>[]> {
  if (questionIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('answers')
    .select(['id', 'question_id', 'user_id'])
    .where('question_id', 'in', [...questionIds])
    .where('status', '=', 'available')
    .where('created_at', '>=', since)
    .orderBy('id')
    .execute()
}

/** Finds the visible answer of a question that was edited last. */
export function findLastEditedAnswer(db: Db, questionId: number): Promise<Answer | undefined> {
  return selectVisible(db, questionId)
    .where('edited_at', 'is not', null)
    .orderBy('edited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function selectVisible(db: Db, questionId: number) {
  return db.selectFrom('answers').selectAll().where('question_id', '=', questionId).where('status', '=', 'available')
}

/** Finds the user's own undeleted answers to the given questions, pending ones included, oldest first. */
export function findOwnAnswers(
  db: Db,
  userId: number,
  questionIds: readonly number[],
): Promise<Pick<Answer, 'id' | 'question_id'>[]> {
  if (questionIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('answers')
    .select(['id', 'question_id'])
    .where('user_id', '=', userId)
    .where('question_id', 'in', [...questionIds])
    .where('status', 'in', ['available', 'pending'])
    .orderBy('id')
    .execute()
}

/** Computes the highest and the summed votes of each question's visible answers; questions without one are absent. */
export function summariseAnswers(
  db: Db,
  questionIds: readonly number[],
): Promise<{ question_id: number; top_votes: number; votes: number }[]> {
  if (questionIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('answers')
    .select((eb) => [
      'question_id',
      eb.fn.max('vote_count').as('top_votes'),
      eb.fn.sum<number>('vote_count').as('votes'),
    ])
    .where('question_id', 'in', [...questionIds])
    .where('status', '=', 'available')
    .groupBy('question_id')
    .execute()
}

/** Finds the author of each question's newest answer, by question id. */
export async function findLastAnswerers(db: Db, questionIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (questionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('questions')
    .innerJoin('answers', 'answers.id', 'questions.last_answer_id')
    .select(['questions.id', 'answers.user_id'])
    .where('questions.id', 'in', [...questionIds])
    .execute()
  return new Map(rows.map(({ id, user_id }) => [id, user_id]))
}

/** Selects the ids of the questions that a user has answered, as a subquery. */
export function answeredQuestionIds(userId: number): Expression<number> {
  return expressionBuilder<Tables>()
    .selectFrom('answers')
    .select('question_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'available')
    .$asScalar()
}

/** Selects and orders the answers of a question. */
export interface AnswerSelection {
  questionId: number
  order: 'default' | 'updated' | 'created' | 'vote'
  /** The deleted and pending answers to include: all (`all`), those of one user, or none. */
  deletedOf: number | 'all' | null
}

/** Reads a page of a question's answers, with the total count. */
export async function listQuestionAnswers(
  db: Db,
  selection: AnswerSelection,
  page: { size: number; offset: number },
): Promise<{ count: number; answers: Answer[] }> {
  const { questionId, order, deletedOf } = selection
  const base = db
    .selectFrom('answers')
    .where('question_id', '=', questionId)
    .$if(deletedOf !== 'all', (query) =>
      query.where((eb) =>
        deletedOf === null || deletedOf === 'all'
          ? eb('status', '=', 'available')
          : eb.or([eb('status', '=', 'available'), eb('user_id', '=', deletedOf)]),
      ),
    )
  const sorted = {
    default: base.orderBy('accepted', 'desc').orderBy('vote_count', 'desc').orderBy('created_at').orderBy('id'),
    updated: base.orderBy('created_at', 'desc').orderBy('id', 'desc'),
    created: base.orderBy('created_at').orderBy('id'),
    vote: base.orderBy('vote_count', 'desc').orderBy('created_at').orderBy('id'),
  }[order]
  const answers = await sorted.selectAll().limit(page.size).offset(page.offset).execute()
  const counting = base.select((eb) => eb.fn.countAll<number>().as('count'))
  const count = await countOfList(answers, page, async () => (await counting.executeTakeFirstOrThrow()).count)
  return { count, answers }
}

/** Counts the answers that are neither deleted nor pending. */
export async function countAnswers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'available')
    .executeTakeFirstOrThrow()
  return count
}
