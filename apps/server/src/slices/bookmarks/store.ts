import { sql } from 'kysely'
import type { Drift } from '../../platform/db/drift.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { questionVisibleTo } from '../questions/index.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    bookmarks: { user_id: number; question_id: number; created_at: number }
  }
}

/** Stores a bookmark that does not exist yet. */
export async function insertBookmark(tx: Db, userId: number, questionId: number, at: number): Promise<void> {
  await tx.insertInto('bookmarks').values({ user_id: userId, question_id: questionId, created_at: at }).execute()
}

export async function deleteBookmark(tx: Db, userId: number, questionId: number): Promise<void> {
  await tx.deleteFrom('bookmarks').where('user_id', '=', userId).where('question_id', '=', questionId).execute()
}

/** Returns the ids of the people who bookmarked a question, in no particular order. */
export async function bookmarkersOf(db: Db, questionId: number): Promise<number[]> {
  const rows = await db.selectFrom('bookmarks').select('user_id').where('question_id', '=', questionId).execute()
  return rows.map((row) => row.user_id)
}

/** Returns which of the given questions the user bookmarked, by id. */
export async function bookmarkedAmong(db: Db, userId: number, questionIds: readonly number[]): Promise<number[]> {
  if (questionIds.length === 0) return []
  const rows = await db
    .selectFrom('bookmarks')
    .select('question_id')
    .where('user_id', '=', userId)
    .where('question_id', 'in', [...questionIds])
    .execute()
  return rows.map((row) => row.question_id)
}

/**
 * Reads a page of the questions that a user bookmarked and may still see, latest bookmark first, with the total count.
 */
export async function listBookmarkedIds(
  db: Db,
  viewer: Viewer,
  page: { size: number; offset: number },
): Promise<{ count: number; ids: number[] }> {
  const base = db
    .selectFrom('bookmarks')
    .innerJoin('questions', 'questions.id', 'bookmarks.question_id')
    .where('bookmarks.user_id', '=', viewer.id)
    .where('questions.status', '!=', 'deleted')
    .where(questionVisibleTo(viewer))
  const { count } = await base.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await base
    .select('bookmarks.question_id')
    .orderBy('bookmarks.created_at', 'desc')
    .orderBy('bookmarks.question_id', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return { count, ids: rows.map((row) => row.question_id) }
}

/** Lists the questions whose bookmark counter differs from the number of their bookmarks. */
export async function countBookmarkDrift(db: Db): Promise<Drift[]> {
  const { rows } = await sql<Omit<Drift, 'counter'>>`
    select questions.id, questions.collection_count as stored, coalesce(found.count, 0) as counted
    from questions
    left join (select question_id, count(*) as count from bookmarks group by question_id) as found
      on found.question_id = questions.id
    where questions.collection_count <> coalesce(found.count, 0)`.execute(db)
  return rows.map((row) => ({ counter: 'questions.collection_count', ...row }))
}
