import type { Insertable, Updateable } from 'kysely'
import { countOfList } from '../../platform/db/count-of-list.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { kindNumber, withKind } from '../../platform/ids/object-kinds.ts'
import { ERASED_HTML, ERASED_TEXT } from '../../platform/text/erased-text.ts'
import type { Comment, CommentedType, CommentsTable } from './comment.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    comments: CommentsTable
  }
}

/** The columns of a new comment; omitted ones take the database's defaults. An import may choose an unused id. */
export type NewComment = Omit<Insertable<CommentsTable>, 'object_type'> & { object_type: CommentedType }

/** Inserts a comment as given, for use cases and imports, and returns its row. Emits no event. */
export async function insertComment(tx: Db, comment: NewComment): Promise<Comment> {
  return withKind(await tx.insertInto('comments').values(rowOf(comment)).returningAll().executeTakeFirstOrThrow())
}

/**
 * Inserts many comments like {@link insertComment} and returns their ids in ascending order, which is the order of
 * `comments` if the database assigns the ids.
 */
export async function insertComments(tx: Db, comments: readonly NewComment[]): Promise<number[]> {
  const rows = await inBatches(comments, (part) =>
    tx.insertInto('comments').values(part.map(rowOf)).returning('id').execute(),
  )
  return rows.map((row) => row.id).toSorted((a, b) => a - b)
}

function rowOf(comment: NewComment) {
  return { ...comment, object_type: kindNumber(comment.object_type) }
}

/** Finds a comment in any state; its post decides who may see it. */
export async function findComment(db: Db, id: number): Promise<Comment | undefined> {
  const row = await db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && withKind(row)
}

/** Finds comments in any state, in no particular order. */
export async function findComments(db: Db, ids: readonly number[]): Promise<Comment[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('comments')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return rows.map((row) => withKind(row))
}

/** Adds to a comment's vote count; the change may be negative. */
export async function addToCommentVotes(tx: Db, id: number, change: number): Promise<void> {
  await tx
    .updateTable('comments')
    .set((eb) => ({ vote_count: eb('vote_count', '+', change) }))
    .where('id', '=', id)
    .execute()
}

export type CommentChange = Pick<Updateable<CommentsTable>, 'original_text' | 'parsed_text' | 'status'>

/** Updates the columns of a comment. Emits no event. */
export async function changeComment(tx: Db, id: number, change: CommentChange): Promise<void> {
  await tx.updateTable('comments').set(change).where('id', '=', id).execute()
}

/** Selects and orders the comments of a post. */
export interface CommentSelection {
  objectType: CommentedType
  objectId: number
  order: 'oldest' | 'newest' | 'votes'
  /** The pending comments to include: all (`all`), those of one user, or none. */
  pendingOf: number | 'all' | null
}

/** Reads a page of the comments on a post, with the total count. */
export async function listCommentsOf(
  db: Db,
  { objectType, objectId, order, pendingOf }: CommentSelection,
  page: { size: number; offset: number },
): Promise<{ count: number; comments: Comment[] }> {
  const base = db
    .selectFrom('comments')
    .where('object_type', '=', kindNumber(objectType))
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
  const rows = await sorted.selectAll().limit(page.size).offset(page.offset).execute()
  const counting = base.select((eb) => eb.fn.countAll<number>().as('count'))
  const count = await countOfList(rows, page, async () => (await counting.executeTakeFirstOrThrow()).count)
  return { count, comments: rows.map((row) => withKind(row)) }
}

/** Finds the public comments on the given questions and their answers since a time, oldest first. */
export async function findCommentsSince(
  db: Db,
  questionIds: readonly number[],
  since: number,
): Promise<Pick<Comment, 'id' | 'question_id' | 'object_type' | 'object_id' | 'user_id'>[]> {
  if (questionIds.length === 0) return []
  const keys = [...questionIds]
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'question_id', 'object_type', 'object_id', 'user_id'])
    .where((eb) => {
      const answers = eb
        .selectFrom('answers')
        .select('answers.id')
        .where('answers.question_id', 'in', keys)
        .where('answers.status', '=', 'available')
      return eb.or([
        eb.and([eb('object_type', '=', kindNumber('question')), eb('object_id', 'in', keys)]),
        eb.and([eb('object_type', '=', kindNumber('answer')), eb('object_id', 'in', answers)]),
      ])
    })
    .where('status', '=', 'available')
    .where('created_at', '>=', since)
    .orderBy('id')
    .execute()
  return rows.map((row) => withKind(row))
}

/** Counts the comments that are neither deleted nor pending. */
export async function countComments(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'available')
    .executeTakeFirstOrThrow()
  return count
}

/** Erases the texts of a person's deleted comments. */
export async function eraseCommentsOf(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ original_text: ERASED_TEXT, parsed_text: ERASED_HTML })
    .where('user_id', '=', userId)
    .where('status', '=', 'deleted')
    .execute()
}
