import type { Db } from '../../platform/db/database.ts'

/** Type number of the public ids, and key. */
export interface Written {
  type: 1 | 2 | 7
  id: number
}

/** Some of what a person wrote and is not deleted: comments before answers before questions. */
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
