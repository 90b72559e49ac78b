import type { Db } from '../../platform/db/database.ts'

/** The kind and key of a post or comment. */
export interface Written {
  type: 'question' | 'answer' | 'comment'
  id: number
}

/**
 * Lists up to `limit` undeleted comments of a person; if there are none, answers; if there are none either, questions.
 */
export async function listContentOf(db: Db, userId: number, limit: number): Promise<Written[]> {
  const kinds = [
    ['comments', 'comment'],
    ['answers', 'answer'],
    ['questions', 'question'],
  ] as const
  for (const [table, type] of kinds) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '!=', 'deleted')
      .orderBy('id')
      .limit(limit)
      .execute()
    if (rows.length > 0) return rows.map(({ id }) => ({ type, id }))
  }
  return []
}
