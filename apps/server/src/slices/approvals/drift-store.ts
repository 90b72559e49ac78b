import type { Db } from '../../platform/db/database.ts'
import type { Drift } from '../../platform/db/drift.ts'

const TABLES = [
  ['questions', 1],
  ['answers', 2],
  ['comments', 7],
] as const

/** Counts pending posts that are missing from the queue, and queue rows whose post is not pending. */
export async function countApprovalDrift(db: Db): Promise<Drift[]> {
  const drifts = await Promise.all(TABLES.map(([table, type]) => driftOf(db, table, type)))
  return drifts.flat()
}

async function driftOf(db: Db, table: (typeof TABLES)[number][0], type: 1 | 2 | 7): Promise<Drift[]> {
  const posts = await db.selectFrom(table).select('id').where('status', '=', 'pending').orderBy('id').execute()
  const rows = await db
    .selectFrom('pending_posts')
    .select('object_id as id')
    .where('object_type', '=', type)
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
