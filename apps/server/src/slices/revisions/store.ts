import type { Db } from '../../platform/db/database.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { NewRevision, RevisedType, Revision, RevisionRow, RevisionStatus, RevisionsTable } from './revision.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    revisions: RevisionsTable
  }
}

/** Stores a version that counts from now on and returns its key. */
export async function recordRevision<T extends RevisedType>(
  tx: Db,
  revision: NewRevision<T> & { status: 'first' | 'applied' },
): Promise<number> {
  const { id } = await tx
    .insertInto('revisions')
    .values(rowOf(revision, revision.status))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores many versions like {@link recordRevision}; later ones of the same object stand behind earlier ones. */
export async function recordRevisions<T extends RevisedType>(
  tx: Db,
  revisions: readonly (NewRevision<T> & { status: 'first' | 'applied' })[],
): Promise<void> {
  await inParts(revisions, (part) =>
    tx
      .insertInto('revisions')
      .values(part.map((revision) => rowOf(revision, revision.status)))
      .execute(),
  )
}

/**
 * Stores the first version of an object that has none yet, for objects that came without a history. The caller holds
 * the object's row, so that nobody does the same meanwhile.
 */
export async function ensureFirstRevision<T extends RevisedType>(tx: Db, revision: NewRevision<T>): Promise<void> {
  const known = await tx
    .selectFrom('revisions')
    .select('id')
    .where('object_type', '=', revision.objectType)
    .where('object_id', '=', revision.objectId)
    .limit(1)
    .executeTakeFirst()
  if (!known) await recordRevision(tx, { ...revision, status: 'first' })
}

/**
 * Stores a version that waits for review.
 * @returns its key; undefined when another edit of the object waits already, whoever came first
 */
export async function suggestRevision<T extends RevisedType>(
  tx: Db,
  revision: NewRevision<T>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('revisions')
    .values(rowOf(revision, 'waiting'))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

function rowOf<T extends RevisedType>(revision: NewRevision<T>, status: RevisionStatus) {
  return {
    object_type: revision.objectType,
    object_id: revision.objectId,
    user_id: revision.userId,
    title: revision.title,
    content: JSON.stringify(revision.content),
    summary: revision.summary,
    status,
    created_at: revision.at,
    reviewer_id: null,
    reviewed_at: null,
  }
}

/** Whether an edit of the object waits for review. */
export async function hasWaitingRevision(db: Db, objectType: RevisedType, objectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .select('id')
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

/** A version in any state. */
export async function findRevision(db: Db, id: number): Promise<Revision | undefined> {
  const row = await db.selectFrom('revisions').selectAll().where('id', '=', id).executeTakeFirst()
  return row && readRow(row)
}

/** The version an object began with. */
export async function findFirstRevision(
  db: Db,
  objectType: RevisedType,
  objectId: number,
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('revisions')
    .selectAll()
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('status', '=', 'first')
    .executeTakeFirst()
  return row && readRow(row)
}

/** The versions of an object that count or counted, newest first; suggestions that wait or failed are not among them. */
export async function listRevisionsOf(db: Db, objectType: RevisedType, objectId: number): Promise<Revision[]> {
  const rows = await db
    .selectFrom('revisions')
    .selectAll()
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('status', 'in', ['first', 'applied'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(readRow)
}

/**
 * Decides on a suggestion.
 * @returns false when it is none, or somebody decided already; nothing changes then
 */
export async function decideRevision(
  tx: Db,
  id: number,
  decision: { status: 'applied' | 'rejected'; reviewerId: number; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('revisions')
    .set({ status: decision.status, reviewer_id: decision.reviewerId, reviewed_at: decision.at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Rejects the suggestion that waits for an object, if one does. */
export async function rejectWaitingRevision(
  tx: Db,
  objectType: RevisedType,
  objectId: number,
  decision: { reviewerId: number; at: number },
): Promise<void> {
  await tx
    .updateTable('revisions')
    .set({ status: 'rejected', reviewer_id: decision.reviewerId, reviewed_at: decision.at })
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('status', '=', 'waiting')
    .execute()
}

function readRow(row: RevisionRow): Revision {
  // Only this file writes the column, and it writes the contents of the row's own type.
  return { ...row, content: JSON.parse(row.content) }
}
