import type { Insertable, Updateable } from 'kysely'
import { countOfList } from '../../platform/db/count-of-list.ts'
import type { Db } from '../../platform/db/database.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Comment, CommentedType, CommentsTable } from './comment.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    comments: CommentsTable
  }
}

/** A new comment; what is left out starts as for a comment just written. */
export type NewComment = Omit<Insertable<CommentsTable>, 'id'>

/** Inserts a comment as it is given, for commenting and for imports, and returns its key. It tells nobody. */
export async function insertComment(tx: Db, comment: NewComment): Promise<number> {
  const { id } = await tx.insertInto('comments').values(comment).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Inserts many comments like {@link insertComment}; the keys are in the order of the comments. */
export async function insertComments(tx: Db, comments: readonly NewComment[]): Promise<number[]> {
  const rows = await inParts(comments, (part) => tx.insertInto('comments').values(part).returning('id').execute())
  return rows.map((row) => row.id).toSorted((a, b) => a - b)
}

/** A comment in any state; who may see it follows from what it stands under. */
export function findComment(db: Db, id: number): Promise<Comment | undefined> {
  return db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adds to a comment's vote count; the change may be negative. */
export async function addToCommentVotes(tx: Db, id: number, change: number): Promise<void> {
  await tx
    .updateTable('comments')
    .set((eb) => ({ vote_count: eb('vote_count', '+', change) }))
    .where('id', '=', id)
    .execute()
}

/** Columns of a comment to be changed. */
export type CommentChange = Pick<Updateable<CommentsTable>, 'original_text' | 'parsed_text' | 'status'>

/** Changes a comment as it is told. It tells nobody. */
export async function changeComment(tx: Db, id: number, change: CommentChange): Promise<void> {
  await tx.updateTable('comments').set(change).where('id', '=', id).execute()
}

/** Which comments are wanted, and in which order. */
export interface CommentSelection {
  objectType: CommentedType
  objectId: number
  order: 'oldest' | 'newest' | 'votes'
  /** Whose comments are shown that wait for approval: everybody's (`all`), one person's, or nobody's. */
  pendingOf: number | 'all' | null
}

/** One page of the comments under a post with the number of all. */
export async function listCommentsOf(
  db: Db,
  { objectType, objectId, order, pendingOf }: CommentSelection,
  page: { size: number; offset: number },
): Promise<{ count: number; comments: Comment[] }> {
  const base = db
    .selectFrom('comments')
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where((eb) => {
      const waiting = eb('status', '=', 'pending')
      return eb.or([
        eb('status', '=', 'available'),
        ...(pendingOf === 'all' ? [waiting] : []),
        ...(typeof pendingOf === 'number' ? [eb.and([waiting, eb('user_id', '=', pendingOf)])] : []),
      ])
    })
  const sorted = {
    oldest: base.orderBy('created_at').orderBy('id'),
    newest: base.orderBy('created_at', 'desc').orderBy('id', 'desc'),
    votes: base.orderBy('vote_count', 'desc').orderBy('created_at').orderBy('id'),
  }[order]
  const comments = await sorted.selectAll().limit(page.size).offset(page.offset).execute()
  const counting = base.select((eb) => eb.fn.countAll<number>().as('count'))
  const count = await countOfList(comments, page, async () => (await counting.executeTakeFirstOrThrow()).count)
  return { count, comments }
}

/** Comments since a time that everybody who sees their question sees, on it and on its answers, oldest first. */
export async function findCommentsSince(
  db: Db,
  questionIds: readonly number[],
  since: number,
): Promise<Pick<Comment, 'id' | 'question_id' | 'object_type' | 'object_id' | 'user_id'>[]> {
  if (questionIds.length === 0) return []
  const keys = [...questionIds]
  return db
    .selectFrom('comments')
    .select(['id', 'question_id', 'object_type', 'object_id', 'user_id'])
    .where((eb) => {
      const answers = eb
        .selectFrom('answers')
        .select('answers.id')
        .where('answers.question_id', 'in', keys)
        .where('answers.status', '=', 'available')
      return eb.or([
        eb.and([eb('object_type', '=', 1), eb('object_id', 'in', keys)]),
        eb.and([eb('object_type', '=', 2), eb('object_id', 'in', answers)]),
      ])
    })
    .where('status', '=', 'available')
    .where('created_at', '>=', since)
    .orderBy('id')
    .execute()
}

/** Number of comments that are neither deleted nor waiting for approval. */
export async function countComments(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'available')
    .executeTakeFirstOrThrow()
  return count
}
