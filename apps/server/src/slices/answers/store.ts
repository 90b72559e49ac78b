import type { Expression, Insertable, Updateable } from 'kysely'
import { expressionBuilder } from 'kysely'
import { countOfList } from '../../platform/db/count-of-list.ts'
import type { Db } from '../../platform/db/database.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Answer, AnswersTable } from './answer.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    answers: AnswersTable
  }
}

/** A new answer; what is left out starts as for an answer just written. */
export type NewAnswer = Omit<Insertable<AnswersTable>, 'id' | Later> & Partial<Pick<Insertable<AnswersTable>, Later>>

/** Columns that only fill when something happens to an answer. */
type Later = 'accepted_at' | 'accepted_by' | 'edited_at' | 'last_editor_id'

/** Inserts an answer as it is given, for answering and for imports, and returns its key. It tells nobody. */
export async function insertAnswer(tx: Db, answer: NewAnswer): Promise<number> {
  const { id } = await tx.insertInto('answers').values(rowOf(answer)).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Inserts many answers like {@link insertAnswer}; the keys are in the order of the answers. */
export async function insertAnswers(tx: Db, answers: readonly NewAnswer[]): Promise<number[]> {
  const rows = await inParts(answers, (part) =>
    tx.insertInto('answers').values(part.map(rowOf)).returning('id').execute(),
  )
  return rows.map((row) => row.id).toSorted((a, b) => a - b)
}

function rowOf(answer: NewAnswer) {
  return { accepted_at: null, accepted_by: null, edited_at: null, last_editor_id: null, ...answer }
}

/** An answer in any state; who may see it is the caller's question (`canSeeAnswer`). */
export function findAnswer(db: Db, id: number): Promise<Answer | undefined> {
  return db.selectFrom('answers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Answers in any state, in no order. */
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

/** Columns of an answer to be changed. */
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

/** Changes an answer as it is told. It tells nobody. */
export async function changeAnswer(tx: Db, id: number, change: AnswerChange): Promise<void> {
  await tx.updateTable('answers').set(change).where('id', '=', id).execute()
}

/** The newest answer of a question of those that are not deleted. */
export function findNewestAnswer(db: Db, questionId: number): Promise<Answer | undefined> {
  return selectStanding(db, questionId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** Answers to some questions since a time that are neither deleted nor waiting, oldest first. */
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

/** The answer of a question that was edited last, of those that are not deleted. */
export function findLastEditedAnswer(db: Db, questionId: number): Promise<Answer | undefined> {
  return selectStanding(db, questionId)
    .where('edited_at', 'is not', null)
    .orderBy('edited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function selectStanding(db: Db, questionId: number) {
  return db.selectFrom('answers').selectAll().where('question_id', '=', questionId).where('status', '=', 'available')
}

/** The viewer's own answers that are not deleted, oldest first, for each of these questions; waiting ones too. */
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

/** Most votes among each question's answers that are not deleted; nothing for one without. */
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

/** Keys of the questions that a person has answered, as a subquery. */
export function keysOfAnsweredQuestions(userId: number): Expression<number> {
  return expressionBuilder<Tables>()
    .selectFrom('answers')
    .select('question_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'available')
    .$asScalar()
}

/** Which answers of a question are wanted, and in which order. */
export interface AnswerSelection {
  questionId: number
  order: 'default' | 'updated' | 'created' | 'vote'
  /** Whose deleted and waiting answers are shown: everybody's (`all`), one person's, or nobody's. */
  deletedOf: number | 'all' | null
}

/** One page of a question's answers with the number of all. */
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

/** Number of answers that are neither deleted nor waiting for approval. */
export async function countAnswers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'available')
    .executeTakeFirstOrThrow()
  return count
}
