import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { escapeLike } from '../../../platform/db/escape-like.ts'
import { inLists } from './list-store.ts'
import type { Question } from '../question.ts'
import { tagStatusOf } from '../question.ts'
import { findQuestions } from '../store.ts'

/**
 * Number of the most recently active questions that are searched for similar titles, which bounds the cost of typing a
 * title on a large site.
 */
const SIMILAR_AMONG = 10_000

/**
 * Finds the ids of recently active listed questions whose title contains at least half of the words, best matches
 * first.
 */
export async function findSimilarTitles(db: Db, words: readonly string[], limit: number): Promise<number[]> {
  const matches = words.map((word) => {
    const pattern = `%${escapeLike(word)}%`
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
  return best.map((row) => row.id)
}

/** Finds the listed questions with the given ids, in the given order. */
export async function findListedInOrder(db: Db, ids: readonly number[]): Promise<Question[]> {
  const rows = new Map((await findQuestions(db, ids)).map((question) => [question.id, question]))
  return ids.flatMap((id) => rows.get(id) ?? []).filter((question) => tagStatusOf(question) === 'available')
}

/** Finds the titles of questions, by id. */
export async function findTitles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
