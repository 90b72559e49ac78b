import type { Generated, Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

interface PendingPostsTable {
  id: Generated<number>
  object_type: 1 | 2 | 7
  object_id: number
  question_id: number
  /** Who wrote it. */
  user_id: number
  /** Why it waits, as the reviewers name it: a list in JSON. */
  reasons: string
  /** `replaced` by another row when the text changed while it waited. */
  status: Generated<'waiting' | 'approved' | 'deleted' | 'replaced'>
  held_at: number
  decided_by: number | null
  decided_at: number | null
}

/** A post in the queue. */
export type PendingPost = Selectable<PendingPostsTable>

declare module '../../platform/db/tables.ts' {
  interface Tables {
    pending_posts: PendingPostsTable
  }
}

type PostKey = Pick<PendingPost, 'object_type' | 'object_id'>
type HeldPost = PostKey & Pick<PendingPost, 'question_id' | 'user_id' | 'reasons' | 'held_at'>

/** Puts a post into the queue. */
export async function putPendingPost(tx: Db, post: HeldPost): Promise<void> {
  await tx
    .insertInto('pending_posts')
    .values({ ...post, decided_by: null, decided_at: null })
    .execute()
}

/** Gives a post that waits another key, so that nobody approves a text that they have not seen. */
export async function renewPendingPost(tx: Db, post: PostKey): Promise<void> {
  const row = await tx
    .updateTable('pending_posts')
    .set({ status: 'replaced' })
    .where('object_type', '=', post.object_type)
    .where('object_id', '=', post.object_id)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!row) return
  const { object_type, object_id, question_id, user_id, reasons, held_at } = row
  await putPendingPost(tx, { object_type, object_id, question_id, user_id, reasons, held_at })
}

/** What was decided about a post. */
export interface Decision {
  status: 'approved' | 'deleted'
  userId: number
  at: number
}

/**
 * Decides about a post by the key of its row.
 * @returns false when it does not wait any more; nothing changes then
 */
export async function decidePendingPost(tx: Db, id: number, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pending_posts')
    .set({ status: decision.status, decided_by: decision.userId, decided_at: decision.at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Notes what became of a post elsewhere, where it waits. */
export async function settlePendingPost(tx: Db, post: PostKey, decision: Decision): Promise<void> {
  await tx
    .updateTable('pending_posts')
    .set({ status: decision.status, decided_by: decision.userId, decided_at: decision.at })
    .where('object_type', '=', post.object_type)
    .where('object_id', '=', post.object_id)
    .where('status', '=', 'waiting')
    .execute()
}

/** A row of the queue in any state. */
export function findPendingPost(db: Db, id: number): Promise<PendingPost | undefined> {
  return db.selectFrom('pending_posts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The answers that wait under a question. */
export function findAnswersWaitingUnder(db: Db, questionId: number): Promise<PendingPost[]> {
  return db
    .selectFrom('pending_posts')
    .selectAll()
    .where('question_id', '=', questionId)
    .where('object_type', '=', 2)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .execute()
}

/** Posts that can be decided about: what they stand under is shown. */
function selectQueue(db: Db) {
  return db
    .selectFrom('pending_posts')
    .innerJoin('questions', 'questions.id', 'pending_posts.question_id')
    .leftJoin('comments', (join) =>
      join.onRef('comments.id', '=', 'pending_posts.object_id').on('pending_posts.object_type', '=', 7),
    )
    .leftJoin('answers', (join) =>
      join.onRef('answers.id', '=', 'comments.object_id').on('comments.object_type', '=', 2),
    )
    .where('pending_posts.status', '=', 'waiting')
    .where((eb) =>
      eb.or([eb('pending_posts.object_type', '=', 1), eb('questions.status', 'in', ['available', 'closed'])]),
    )
    .where((eb) => eb.or([eb('answers.id', 'is', null), eb('answers.status', '=', 'available')]))
}

/** How many posts wait for a decision. */
export async function countQueue(db: Db): Promise<number> {
  const { count } = await selectQueue(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One page of the queue, oldest first. */
export function listQueue(db: Db, page: { size: number; offset: number }): Promise<PendingPost[]> {
  return selectQueue(db)
    .selectAll('pending_posts')
    .orderBy('pending_posts.held_at')
    .orderBy('pending_posts.id')
    .limit(page.size)
    .offset(page.offset)
    .execute()
}

/** How many posts of a person are shown; counts no further than `enough`. */
export async function countShownPosts(db: Db, userId: number, enough: number): Promise<number> {
  let shown = 0
  for (const table of ['questions', 'answers', 'comments'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('status', 'in', ['available', 'closed'])
      .limit(enough - shown)
      .execute()
    shown += rows.length
    if (shown >= enough) break
  }
  return shown
}
