import type { Expression, SqlBool } from 'kysely'
import { expressionBuilder } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { unindexed } from '../../../platform/db/unindexed.ts'
import type { ListScope, Question } from '../question.ts'

/** Orders of the list of questions; pinned ones come first in each. */
export type QuestionOrder = 'active' | 'newest' | 'frequent' | 'score' | 'unanswered' | 'hot'

/**
 * From this many questions on, finding a page of a tag is faster by scanning the index of the order than by sorting.
 */
const MANY = 500

/** The state of a question in lists: nearly all are in one that is listed. */
const listedState = unindexed<Question['status']>('questions.status')

/** True if the tag has so many questions that its lists are read along the index of the order. */
export function isManyTagged(tag: { question_count: number }): boolean {
  return tag.question_count >= MANY
}

/** Filters and orders a list of questions. */
export interface QuestionSelection {
  scope: ListScope
  order: QuestionOrder
  /** Only with one of these tags. */
  tagIds?: readonly number[]
  /** `isManyTagged` of these tags. */
  manyTagged?: boolean
  /** Only by this user. */
  authorId?: number
  /** Only asked at this time or later. */
  since?: number
}

/**
 * The condition shared by all lists, counts and searches: deleted questions never match, hidden and pending ones only
 * where the scope includes them. For queries that use the table `questions` under its own name.
 */
export function inLists(scope: ListScope): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  const inState = eb(listedState, 'in', ['available', 'closed', ...(scope.pending ? ['pending' as const] : [])])
  return scope.hidden ? inState : eb.and([inState, eb('questions.listed', '=', 1)])
}

/** Counts the questions on all pages of a list. */
export async function countListed(db: Db, selection: QuestionSelection): Promise<number> {
  const { count } = await selectQuestions(db, { ...selection, manyTagged: false })
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Ids of one page of a list, in its order. */
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
    hot: pinned.orderBy('hot_score', 'desc'),
  }[selection.order]
  // Selects only ids, so that the index of the order covers the query; the rows of the page are read by id.
  const rows = await sorted.orderBy('id', 'desc').select('id').limit(page.size).offset(page.offset).execute()
  return rows.map((row) => row.id)
}

/** The questions of a list, in no particular order; every row of the table `questions` at most once. */
export function selectQuestions(db: Db, { scope, order, tagIds, manyTagged, authorId, since }: QuestionSelection) {
  return db
    .selectFrom('questions')
    .where(inLists(scope))
    .$if(order === 'unanswered', (query) => query.where('answer_count', '=', 0).where(listedState, '=', 'available'))
    .$if(tagIds !== undefined, (query) =>
      query.where((eb) => {
        const tagged = eb
          .selectFrom('question_tags')
          .select('question_tags.question_id')
          .where('question_tags.tag_id', 'in', [...(tagIds ?? [])])
        return manyTagged
          ? eb.exists(tagged.whereRef('question_tags.question_id', '=', 'questions.id'))
          : eb('id', 'in', tagged)
      }),
    )
    .$if(authorId !== undefined, (query) => query.where('user_id', '=', authorId ?? 0))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? 0))
}
