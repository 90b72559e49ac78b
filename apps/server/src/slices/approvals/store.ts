import type { Generated, Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { KindNumber, WithKind } from '../../platform/ids/object-kinds.ts'
import { kindNumber, withKind } from '../../platform/ids/object-kinds.ts'

interface PendingPostsTable {
  id: Generated<number>
  object_type: KindNumber<'question' | 'answer' | 'comment'>
  object_id: number
  question_id: number
  /** The author of the post. */
  user_id: number
  /** The reviewers' reasons for making the post pending, as a JSON list. */
  reasons: string
  /** `replaced` by another row if the text changed while the post was pending. */
  status: Generated<'waiting' | 'approved' | 'deleted' | 'replaced'>
  held_at: number
  decided_by: number | null
  decided_at: number | null
}

/** A row of the approval queue. */
export type PendingPost = WithKind<Selectable<PendingPostsTable>>

declare module '../../platform/db/tables.ts' {
  interface Tables {
    pending_posts: PendingPostsTable
  }
}

type PostKey = Pick<PendingPost, 'object_type' | 'object_id'>
type NewPendingPost = PostKey & Pick<PendingPost, 'question_id' | 'user_id' | 'reasons' | 'held_at'>

export async function putPendingPost(tx: Db, post: NewPendingPost): Promise<void> {
  await tx
    .insertInto('pending_posts')
    .values({ ...post, object_type: kindNumber(post.object_type), decided_by: null, decided_at: null })
    .execute()
}

/** Replaces the row of a pending post after an edit, so that nobody approves a text they have not seen. */
export async function requeuePendingPost(tx: Db, post: PostKey): Promise<void> {
  const row = await tx
    .updateTable('pending_posts')
    .set({ status: 'replaced' })
    .where('object_type', '=', kindNumber(post.object_type))
    .where('object_id', '=', post.object_id)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!row) return
  const { object_type, object_id, question_id, user_id, reasons, held_at } = withKind(row)
  await putPendingPost(tx, { object_type, object_id, question_id, user_id, reasons, held_at })
}

/** The decision on a post. */
export interface Decision {
  status: 'approved' | 'deleted'
  userId: number
  at: number
}

/**
 * Decides on a pending post by the key of its row.
 * @returns false, without a change, if it is no longer pending
 */
export async function decidePendingPost(tx: Db, id: number, decision: Decision): Promise<boolean> {
  const decided = await tx
    .updateTable('pending_posts')
    .set({ status: decision.status, decided_by: decision.userId, decided_at: decision.at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

/** Records the outcome of a pending post that was decided outside the queue. */
export async function settlePendingPost(tx: Db, post: PostKey, decision: Decision): Promise<void> {
  await tx
    .updateTable('pending_posts')
    .set({ status: decision.status, decided_by: decision.userId, decided_at: decision.at })
    .where('object_type', '=', kindNumber(post.object_type))
    .where('object_id', '=', post.object_id)
    .where('status', '=', 'waiting')
    .execute()
}

/** Finds a row of the queue in any state. */
export async function findPendingPost(db: Db, id: number): Promise<PendingPost | undefined> {
  const row = await db.selectFrom('pending_posts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && withKind(row)
}

/** Lists the pending answers to a question. */
export async function findPendingAnswersOf(db: Db, questionId: number): Promise<PendingPost[]> {
  const rows = await db
    .selectFrom('pending_posts')
    .selectAll()
    .where('question_id', '=', questionId)
    .where('object_type', '=', kindNumber('answer'))
    .where('status', '=', 'waiting')
    .orderBy('id')
    .execute()
  return rows.map((row) => withKind(row))
}

/** Selects the posts that can be decided on, which are those whose parent is shown. */
function selectQueue(db: Db) {
  return db
    .selectFrom('pending_posts')
    .innerJoin('questions', 'questions.id', 'pending_posts.question_id')
    .leftJoin('comments', (join) =>
      join
        .onRef('comments.id', '=', 'pending_posts.object_id')
        .on('pending_posts.object_type', '=', kindNumber('comment')),
    )
    .leftJoin('answers', (join) =>
      join.onRef('answers.id', '=', 'comments.object_id').on('comments.object_type', '=', kindNumber('answer')),
    )
    .where('pending_posts.status', '=', 'waiting')
    .where((eb) =>
      eb.or([
        eb('pending_posts.object_type', '=', kindNumber('question')),
        eb('questions.status', 'in', ['available', 'closed']),
      ]),
    )
    .where((eb) => eb.or([eb('answers.id', 'is', null), eb('answers.status', '=', 'available')]))
}

export async function countQueue(db: Db): Promise<number> {
  const { count } = await selectQueue(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listQueue(db: Db, page: { size: number; offset: number }): Promise<PendingPost[]> {
  const rows = await selectQueue(db)
    .selectAll('pending_posts')
    .orderBy('pending_posts.held_at')
    .orderBy('pending_posts.id')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return rows.map((row) => withKind(row))
}

/** Counts a person's shown posts, up to `enough`. */
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
