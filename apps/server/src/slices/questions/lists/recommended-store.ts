import type { Expression, SqlBool } from 'kysely'
import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Interests } from './interests.ts'
import type { QuestionSelection } from './list-store.ts'
import { selectQuestions } from './list-store.ts'

/** The user to recommend questions to, with their interests. */
export interface Recommendation {
  userId: number
  interests: Interests
}

/** Counts the questions recommended to a user. */
export async function countRecommended(db: Db, selection: QuestionSelection, to: Recommendation): Promise<number> {
  const { count } = await selectRecommended(db, selection, to)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Reads the ids of one page of the questions recommended to a user: followed questions first, then pinned ones, then
 * the newest.
 */
export async function listRecommendedIds(
  db: Db,
  selection: QuestionSelection,
  to: Recommendation,
  page: { size: number; offset: number },
): Promise<number[]> {
  const rows = await selectRecommended(db, selection, to)
    .orderBy(sql`case when ${isFollowed(to)} then 0 else 1 end`)
    .orderBy('pinned', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.id)
}

function selectRecommended(db: Db, selection: QuestionSelection, to: Recommendation) {
  return selectQuestions(db, selection)
    .where('status', '=', 'available')
    .where((eb) => eb.or([isFollowed(to), isAbout(to)]))
}

const NEVER = sql<SqlBool>`1 = 0`

function isFollowed({ userId, interests }: Recommendation): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  return interests.followedQuestions ? eb('questions.id', 'in', interests.followedQuestions(userId)) : NEVER
}

/**
 * Matches questions with a tag that the user follows and no tag that the user ignores, unless the user asked or
 * answered them.
 */
function isAbout({ userId, interests }: Recommendation): Expression<SqlBool> {
  const { followedTags, ignoredTags, answeredQuestions } = interests
  if (!followedTags) return NEVER
  const eb = expressionBuilder<Tables, 'questions'>()
  return eb.and([
    eb('questions.user_id', '!=', userId),
    eb('questions.id', 'in', (inner) =>
      inner
        .selectFrom('question_tags')
        .select('question_tags.question_id')
        .where('question_tags.status', '=', 'available')
        .where('question_tags.tag_id', 'in', followedTags(userId)),
    ),
    ...(ignoredTags
      ? [
          // `exists` is evaluated per question. With `not in`, PostgreSQL compares each question with the whole set if
          // the set does not fit into its memory.
          eb.not(
            eb.exists((inner) =>
              inner
                .selectFrom('question_tags')
                .select('question_tags.question_id')
                .whereRef('question_tags.question_id', '=', 'questions.id')
                .where('question_tags.tag_id', 'in', ignoredTags(userId)),
            ),
          ),
        ]
      : []),
    ...(answeredQuestions ? [eb('questions.id', 'not in', answeredQuestions(userId))] : []),
  ])
}
