import type { Db } from '../../platform/db/database.ts'
import type { Drift } from '../../platform/db/drift.ts'
import { kindNumber } from '../../platform/ids/object-kinds.ts'

const TABLES = [
  ['questions', 'question'],
  ['answers', 'answer'],
  ['comments', 'comment'],
] as const

/** Lists the pending posts that are missing from the queue, and the queue rows whose post is not pending. */
export async function countApprovalDrift(db: Db): Promise<Drift[]> {
  const drifts = await Promise.all(TABLES.map(([table, type]) => driftOf(db, table, type)))
  return drifts.flat()
}

async function driftOf(db: Db, table: (typeof TABLES)[number][0], type: (typeof TABLES)[number][1]): Promise<Drift[]> {
  const posts = await db.selectFrom(table).select('id').where('status', '=', 'pending').orderBy('id').execute()
  const rows = await db
    .selectFrom('pending_posts')
    .select('object_id as id')
    .where('object_type', '=', kindNumber(type))
    .where('status', '=', 'waiting')
    .orderBy('object_id')
    .execute()
  const [waiting, queued] = [new Set(posts.map((post) => post.id)), new Set(rows.map((row) => row.id))]
  const counter = `queue of waiting ${table}`
  return [
    ...posts.filter(({ id }) => !queued.has(id)).map(({ id }) => ({ counter, id, stored: null, counted: 1 })),
    ...rows.filter(({ id }) => !waiting.has(id)).map(({ id }) => ({ counter, id, stored: 1, counted: null })),
  ]
}
