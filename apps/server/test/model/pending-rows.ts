import type { Db } from '../../src/platform/db/database.ts'

/** Finds the pending flag of a person on a post; there is at most one. */
export async function findPendingFlag(
  db: Db,
  reporterId: number,
  post: { type: 1 | 2 | 7; id: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('status', '=', 'pending')
    .where('reporter_id', '=', reporterId)
    .where('object_type', '=', post.type)
    .where('object_id', '=', post.id)
    .executeTakeFirst()
  return row?.id
}

/** Finds the pending edit of a question, an answer or a tag; there is at most one. */
export async function findPendingEdit(db: Db, edited: { type: 1 | 2 | 3; id: number }): Promise<number | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select('id')
    .where('status', '=', 'waiting')
    .where('object_type', '=', edited.type)
    .where('object_id', '=', edited.id)
    .executeTakeFirst()
  return row?.id
}
