import type { Db } from '../../src/platform/db/database.ts'
import { kindNumber } from '../../src/platform/ids/object-kinds.ts'

/** Finds the pending flag of a person on a post; there is at most one. */
export async function findPendingFlag(
  db: Db,
  reporterId: number,
  post: { type: 'question' | 'answer' | 'comment'; id: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('status', '=', 'pending')
    .where('reporter_id', '=', reporterId)
    .where('object_type', '=', kindNumber(post.type))
    .where('object_id', '=', post.id)
    .executeTakeFirst()
  return row?.id
}

/** Finds the pending edit of a question, an answer or a tag; there is at most one. */
export async function findPendingEdit(
  db: Db,
  edited: { type: 'question' | 'answer' | 'tag'; id: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select('id')
    .where('status', '=', 'waiting')
    .where('object_type', '=', kindNumber(edited.type))
    .where('object_id', '=', edited.id)
    .executeTakeFirst()
  return row?.id
}
