import type { Expression, Generated, Insertable, SqlBool, Updateable } from 'kysely'
import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { ListScope, Question } from './question.ts'

export interface QuestionsTable {
  id: Generated<number>
  user_id: number
  title: string
  /** Title as part of an address. */
  url_title: string
  original_text: string
  parsed_text: string
  excerpt: string
  status: Generated<'available' | 'closed' | 'deleted'>
  pinned: Generated<0 | 1>
  listed: Generated<0 | 1>
  /** Up votes minus down votes, those of an import included. */
  vote_count: Generated<number>
  /** Votes that came with an import and have no voter of their own. */
  base_up: Generated<number>
  base_down: Generated<number>
  /** Answers that are not deleted. */
  answer_count: Generated<number>
  view_count: Generated<number>
  collection_count: Generated<number>
  follow_count: Generated<number>
  /** Links from other posts. */
  linked_count: Generated<number>
  accepted_answer_id: number | null
  last_answer_id: number | null
  created_at: number
  edited_at: number | null
  last_editor_id: number | null
  /** Last activity of the question or an answer of it. */
  active_at: number
  operation_type: Generated<QuestionOperation>
  operator_id: number
  operated_at: number
  /** Key of the reason, as in `reason.<key>.name` of the catalogue. */
  close_reason: string | null
  close_message: string | null
  closed_at: number | null
  closed_by: number | null
}

/** Kinds of the last event a list row names. */
export type QuestionOperation = 'asked' | 'answered' | 'modified'

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

/** A new question; what is left out starts as for a question just asked. */
export type NewQuestion = Omit<Insertable<QuestionsTable>, 'id' | OptionalColumns> &
  Partial<Pick<Insertable<QuestionsTable>, OptionalColumns>>

/** Inserts a question as it is given, for asking and for imports, and returns its key. It tells nobody. */
export async function insertQuestion(tx: Db, question: NewQuestion): Promise<number> {
  const { id } = await tx
    .insertInto('questions')
    .values({
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
      ...question,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A question in any state; who may see it is the caller's question (`canSeeQuestion`). */
export function findQuestion(db: Db, id: number): Promise<Question | undefined> {
  return db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirst()
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

/** Changes a question as it is told, for imports. It tells nobody. */
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

/** Number of questions that are not deleted. */
export async function countQuestions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '!=', 'deleted')
    .executeTakeFirstOrThrow()
  return count
}

/** Orders of the list of questions; pinned ones come first in each. */
export type QuestionOrder = 'active' | 'newest' | 'frequent' | 'score' | 'unanswered'

/** Which questions are wanted, and in which order. */
export interface QuestionSelection {
  scope: ListScope
  order: QuestionOrder
  /** Only with one of these tags. */
  tagIds?: readonly number[]
  /** Only of this person. */
  authorId?: number
  /** Only asked at this moment or later. */
  since?: number
}

/**
 * The one rule of every list, count and search: deleted questions are in none, hidden ones only where the scope allows.
 * For queries that read the table `questions` under its own name.
 */
export function inLists(scope: ListScope): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  const alive = eb('questions.status', 'in', ['available', 'closed'])
  return scope.hidden ? alive : eb.and([alive, eb('questions.listed', '=', 1)])
}

/** Number of questions on all pages of a list. */
export async function countListed(db: Db, selection: QuestionSelection): Promise<number> {
  const { count } = await selectQuestions(db, selection)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Keys of one page of a list, in its order. */
export async function listQuestionIds(
  db: Db,
  selection: QuestionSelection,
  page: { size: number; offset: number },
): Promise<number[]> {
  const base = selectQuestions(db, selection)
  const pinned = base.orderBy('pinned', 'desc')
  const sorted = {
    active: pinned.orderBy('active_at', 'desc'),
    newest: pinned.orderBy('created_at', 'desc'),
    unanswered: pinned.orderBy('created_at', 'desc'),
    score: pinned.orderBy('vote_count', 'desc').orderBy('view_count', 'desc'),
    frequent: pinned.orderBy('linked_count', 'desc').orderBy('view_count', 'desc'),
  }[selection.order]
  // Only keys, so that the index of the order answers alone; a page's rows are read by key.
  const rows = await sorted.orderBy('id', 'desc').select('id').limit(page.size).offset(page.offset).execute()
  return rows.map((row) => row.id)
}

function selectQuestions(db: Db, { scope, order, tagIds, authorId, since }: QuestionSelection) {
  return db
    .selectFrom('questions')
    .where(inLists(scope))
    .$if(order === 'unanswered', (query) => query.where('answer_count', '=', 0).where('status', '=', 'available'))
    .$if(tagIds !== undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('question_tags')
          .select('question_tags.question_id')
          .where('question_tags.tag_id', 'in', [...(tagIds ?? [])]),
      ),
    )
    .$if(authorId !== undefined, (query) => query.where('user_id', '=', authorId ?? 0))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? 0))
}

/** How many of the latest questions are searched for a similar title, so that typing stays cheap on a big site. */
const SIMILAR_AMONG = 10_000

/** Listed questions whose title contains at least half of the words, those with most of them first. */
export async function findSimilarTitles(db: Db, words: readonly string[], limit: number): Promise<Question[]> {
  const matches = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    return sql<number>`case when lower(title) like ${pattern} escape '\\' then 1 else 0 end`
  })
  const latest = db
    .selectFrom('questions')
    .select(['id', sql<number>`${sql.join(matches, sql` + `)}`.as('score')])
    .where(inLists({ hidden: false }))
    .orderBy('pinned', 'desc')
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SIMILAR_AMONG)
  const best = await db
    .selectFrom(latest.as('latest'))
    .select('id')
    .where('score', '>=', Math.ceil(words.length / 2))
    .orderBy('score', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const ids = best.map((row) => row.id)
  const rows = new Map((await findQuestions(db, ids)).map((question) => [question.id, question]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
