import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import { expressionBuilder, sql } from 'kysely'
import type { Capabilities, Db } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { fullTextOf } from '../../../platform/search/full-text.ts'
import type { Tag } from '../../tags/index.ts'
import type { ListScope } from '../question.ts'

/** Orders of the list of questions; pinned ones come first in each. */
export type QuestionOrder = 'active' | 'newest' | 'frequent' | 'score' | 'unanswered' | 'hot'

/**
 * The cost of sorting one question of a tag, relative to scanning one index entry and checking whether it has the tag.
 */
const SORTED_TO_SCANNED = 2.5

/**
 * True if a page of the tag is found sooner by scanning the index of the list's order than by sorting the tag's
 * questions. On average the scan passes `questions / tag.question_count` entries to find one question of the tag.
 * @param list the number of the site's questions, and the position in the list where the page ends
 */
export function isManyTagged(
  tag: Pick<Tag, 'question_count'>,
  { questions, depth }: { questions: number; depth: number },
): boolean {
  return tag.question_count * tag.question_count * SORTED_TO_SCANNED >= questions * depth
}

/** Estimates the number of questions by the newest id, which takes one read of the index. */
export async function estimateQuestions(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** A filter by tags: a question must have at least one of them. */
export interface Tagged {
  tagIds: readonly number[]
  /** Result of {@link isManyTagged} for `tagIds`. */
  manyTagged: boolean
}

/** Filters that no index serves, so that a list with them is read with a time limit (`filtered-list.ts`). */
export interface QuestionFilters {
  /** `none` for questions without an answer, `unaccepted` for those without an accepted one. */
  answers?: 'none' | 'unaccepted'
  /** Only questions that are not closed, or only closed questions. */
  state?: 'open' | 'closed'
  /** Only questions with at least this many votes. */
  minVotes?: number
  /** Only questions that match each of these tag filters. */
  tagged?: readonly Tagged[]
  /** Only questions with none of these tags. */
  withoutTagIds?: readonly number[]
}

/** Filters and orders a list of questions. */
export interface QuestionSelection {
  scope: ListScope
  order: QuestionOrder
  /** Only questions with at least one of these tags. */
  tagIds?: readonly number[]
  /** Result of {@link isManyTagged} for `tagIds`. */
  manyTagged?: boolean
  /** Only questions by this user. */
  authorId?: number
  /** Only questions asked at this time or later. */
  since?: number
  filters?: QuestionFilters
  /** Filters only this many questions: the first ones in the order of the list. */
  among?: number
  /** The condition of {@link whileInTime}, which ends the statement at its time limit. */
  inTime?: Expression<SqlBool>
}

/**
 * Returns the condition shared by all lists, counts and searches: deleted questions never match, hidden and pending
 * ones only where the scope includes them. For queries that use the table `questions` under its own name.
 */
export function inLists(scope: ListScope): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  const inState = eb('questions.status', 'in', ['available', 'closed', ...(scope.pending ? ['pending' as const] : [])])
  return scope.hidden ? inState : eb.and([inState, eb('questions.listed', '=', 1)])
}

/** Returns a condition that checks for each examined question whether the time limit of `Database.search` is over. */
export function whileInTime(can: Capabilities): Expression<SqlBool> {
  return fullTextOf(can).inTime(sql.ref('questions.id'))
}

/** Counts the questions on all pages of a list. */
export async function countListed(db: Db, selection: QuestionSelection): Promise<number> {
  const { count } = await selectQuestions(db, selection, 'counting')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Counts the questions of a tag and its synonyms that the tag's list shows on all its pages.
 * @param tagged the main tag, whose stored counter covers the public questions, and the ids of the tag and its synonyms
 */
export async function countTagged(
  db: Db,
  { main, tagIds }: { main: Pick<Tag, 'question_count'>; tagIds: readonly number[] },
  scope: ListScope,
): Promise<number> {
  if (!scope.hidden) return main.question_count
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(inLists(scope))
    .where('id', 'in', withTags(tagIds).where('question_tags.status', '=', 'hidden'))
    .executeTakeFirstOrThrow()
  return main.question_count + count
}

/** Reads the ids of one page of a list, in the order of the list. */
export async function listQuestionIds(
  db: Db,
  selection: QuestionSelection,
  page: { size: number; offset: number },
): Promise<number[]> {
  // Selects only ids, so that the index of the order covers the query; the rows of the page are read by id.
  const rows = await inOrder(selectQuestions(db, selection), selection.order)
    .select('id')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.id)
}

/** Returns the ids of those given questions that appear in lists. */
export async function filterListed(db: Db, ids: readonly number[], scope: ListScope): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('questions')
    .select('id')
    .where('id', 'in', [...ids])
    .where(inLists(scope))
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** A query for the questions of a list, to be sorted, counted or read. */
type Questions = SelectQueryBuilder<Tables, 'questions', object>

function inOrder(questions: Questions, order: QuestionOrder): Questions {
  const pinned = questions.orderBy('pinned', 'desc')
  const sorted = {
    active: () => pinned.orderBy('active_at', 'desc'),
    newest: () => pinned.orderBy('created_at', 'desc'),
    unanswered: () => pinned.orderBy('created_at', 'desc'),
    score: () => pinned.orderBy('vote_count', 'desc').orderBy('view_count', 'desc'),
    frequent: () => pinned.orderBy('linked_count', 'desc').orderBy('view_count', 'desc'),
    hot: () => pinned.orderBy('hot_score', 'desc'),
  }[order]
  return sorted().orderBy('id', 'desc')
}

/**
 * Selects the questions of a list, in no particular order; every row of the table `questions` at most once.
 * @param purpose `counting` reads all questions of a tag anyway, so it does not scan the index of the order
 */
export function selectQuestions(
  db: Db,
  selection: QuestionSelection,
  purpose: 'sorting' | 'counting' = 'sorting',
): Questions {
  const { scope, order, tagIds, manyTagged = false, authorId, since, filters, among, inTime } = selection
  const few = [...(tagIds ? [{ manyTagged }] : []), ...(filters?.tagged ?? [])].some((tagged) => !tagged.manyTagged)
  return (
    db
      .selectFrom('questions')
      // This condition comes first, because SQLite evaluates conditions in this order: after a filter that no question
      // passes, the time limit would never be checked.
      .$if(inTime !== undefined, (query) => query.where(inTime ?? sql.lit(true)))
      .where(inLists(scope))
      .$if(order === 'unanswered', (query) => query.where(isUnanswered(few)).where('status', '=', 'available'))
      .$if(tagIds !== undefined, (query) => query.where(isTagged({ tagIds: tagIds ?? [], manyTagged }, purpose)))
      .$if(authorId !== undefined, (query) => query.where('user_id', '=', authorId ?? 0))
      .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? 0))
      .$if(filters !== undefined, (query) => query.where(passes(filters ?? {}, { few, purpose })))
      .$if(among !== undefined, (query) => query.where('id', 'in', firstOf(db, selection, among ?? 0)))
  )
}

/** Selects the first questions of a list before it is filtered, as a subquery. */
function firstOf(db: Db, selection: QuestionSelection, limit: number) {
  const { filters: _filters, among: _among, ...unfiltered } = selection
  return inOrder(selectQuestions(db, unfiltered), unfiltered.order).select('id').limit(limit)
}

/**
 * Matches questions without answers.
 * @param few true if other conditions leave few questions: `+ 0` then keeps the engine from using the index of
 * unanswered questions
 */
function isUnanswered(few: boolean): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  return few ? eb(eb('answer_count', '+', 0), '=', 0) : eb('answer_count', '=', 0)
}

function isTagged({ tagIds, manyTagged }: Tagged, purpose: 'sorting' | 'counting'): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  const tagged = withTags(tagIds)
  return manyTagged && purpose === 'sorting'
    ? eb.exists(tagged.whereRef('question_tags.question_id', '=', 'questions.id'))
    : eb('questions.id', 'in', tagged)
}

function withTags(tagIds: readonly number[]) {
  return expressionBuilder<Tables, 'questions'>()
    .selectFrom('question_tags')
    .select('question_tags.question_id')
    .where('question_tags.tag_id', 'in', [...tagIds])
}

function passes(
  { answers, state, minVotes, tagged = [], withoutTagIds = [] }: QuestionFilters,
  { few, purpose }: { few: boolean; purpose: 'sorting' | 'counting' },
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  return eb.and([
    ...(answers === 'none' ? [isUnanswered(few)] : []),
    ...(answers === 'unaccepted' ? [eb('accepted_answer_id', 'is', null)] : []),
    // Nearly all questions are open. With an equality, the planner would use the index of states and sort all of them.
    ...(state === undefined ? [] : [eb('status', state === 'open' ? '!=' : '=', 'closed')]),
    ...(minVotes === undefined ? [] : [eb('vote_count', '>=', minVotes)]),
    ...tagged.map((one) => isTagged(one, purpose)),
    ...(withoutTagIds.length === 0
      ? []
      : [eb.not(eb.exists(withTags(withoutTagIds).whereRef('question_tags.question_id', '=', 'questions.id')))]),
  ])
}
