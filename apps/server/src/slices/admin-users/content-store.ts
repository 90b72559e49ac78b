import type { Db } from '../../platform/db/database.ts'

/** A post or comment: type number of its public id, and key. */
export interface Written {
  type: 1 | 2 | 7
  id: number
}

/** Lists up to `limit` undeleted pieces of a person's content: comments first, then answers, then questions. */
export async function listContentOf(db: Db, userId: number, limit: number): Promise<Written[]> {
  const kinds = [
    ['comments', 7],
    ['answers', 2],
    ['questions', 1],
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
