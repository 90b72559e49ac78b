import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { kindNumber, kindOf } from '../../platform/ids/object-kinds.ts'
import type { NewRevision, RevisedType, Revision, RevisionRow, RevisionStatus, RevisionsTable } from './revision.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    revisions: RevisionsTable
  }
}

/** Stores a version that takes effect immediately. */
export async function recordRevision<T extends RevisedType>(
  tx: Db,
  revision: NewRevision<T> & { status: 'first' | 'applied' },
): Promise<void> {
  await tx.insertInto('revisions').values(rowOf(revision, revision.status)).execute()
}

/** Stores many versions like {@link recordRevision}; among versions of the same object, later ones get larger ids. */
export async function recordRevisions<T extends RevisedType>(
  tx: Db,
  revisions: readonly (NewRevision<T> & { status: 'first' | 'applied' })[],
): Promise<void> {
  await inBatches(revisions, (part) =>
    tx
      .insertInto('revisions')
      .values(part.map((revision) => rowOf(revision, revision.status)))
      .execute(),
  )
}

/**
 * Stores the first version of an object that has no history yet, such as an imported one. The caller must have locked
 * the object's row, so that this happens only once.
 */
export async function ensureFirstRevision<T extends RevisedType>(tx: Db, revision: NewRevision<T>): Promise<void> {
  if (await hasRevisions(tx, revision.objectType, revision.objectId)) return
  await recordRevision(tx, { ...revision, status: 'first' })
}

/** True if the object has a history: a version in any state. */
export async function hasRevisions(db: Db, objectType: RevisedType, objectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .select('id')
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Stores a version that waits for review.
 * @returns its id; undefined when another edit of the object is already waiting
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
    object_type: kindNumber(revision.objectType),
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

export async function hasWaitingRevision(db: Db, objectType: RevisedType, objectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .select('id')
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds a version in any state. */
export async function findRevision(db: Db, id: number): Promise<Revision | undefined> {
  const row = await db.selectFrom('revisions').selectAll().where('id', '=', id).executeTakeFirst()
  return row && readRow(row)
}

export async function findFirstRevision(
  db: Db,
  objectType: RevisedType,
  objectId: number,
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('revisions')
    .selectAll()
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .where('status', '=', 'first')
    .executeTakeFirst()
  return row && readRow(row)
}

/**
 * Bytes of content that {@link listRevisionsOf} reads. A member can store a megabyte with each edit of a post, so a
 * history can be larger than the memory. Histories of people are a few hundred kilobytes.
 */
const MAX_HISTORY_BYTES = 16 * 2 ** 20

/**
 * Lists the versions of an object that took effect, newest first; waiting and rejected suggestions are left out. Of a
 * history beyond {@link MAX_HISTORY_BYTES} only the newest versions are read.
 */
export async function listRevisionsOf(db: Db, objectType: RevisedType, objectId: number): Promise<Revision[]> {
  const newer = selectEffective(db, objectType, objectId).select([
    'id',
    sql<number>`sum(octet_length(content)) over (order by created_at desc, id desc) - octet_length(content)`.as(
      'bytes_before',
    ),
  ])
  const within = db.selectFrom(newer.as('newer')).select('newer.id').where('newer.bytes_before', '<', MAX_HISTORY_BYTES)
  const rows = await db
    .selectFrom('revisions')
    .selectAll()
    .where('id', 'in', within)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(readRow)
}

/** The author, the times and the summary of a version, without its content. */
export type VersionFacts = Pick<
  Selectable<RevisionsTable>,
  'id' | 'status' | 'user_id' | 'summary' | 'created_at' | 'reviewed_at'
>

/** Lists the same versions as {@link listRevisionsOf}, all of them and without their content. */
export function listVersionFactsOf(db: Db, objectType: RevisedType, objectId: number): Promise<VersionFacts[]> {
  return selectEffective(db, objectType, objectId)
    .select(['id', 'status', 'user_id', 'summary', 'created_at', 'reviewed_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

function selectEffective(db: Db, objectType: RevisedType, objectId: number) {
  return db
    .selectFrom('revisions')
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .where('status', 'in', ['first', 'applied'])
}

/**
 * Decides on a suggestion.
 * @returns false without any change if it does not exist or was already decided
 */
export async function decideRevision(
  tx: Db,
  id: number,
  decision: { status: 'applied' | 'rejected'; reviewerId: number; at: number },
): Promise<boolean> {
  const decided = await tx
    .updateTable('revisions')
    .set({ status: decision.status, reviewer_id: decision.reviewerId, reviewed_at: decision.at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

/** Rejects the waiting suggestion for an object, if there is one. */
export async function rejectWaitingRevision(
  tx: Db,
  objectType: RevisedType,
  objectId: number,
  decision: { reviewerId: number; at: number },
): Promise<void> {
  await tx
    .updateTable('revisions')
    .set({ status: 'rejected', reviewer_id: decision.reviewerId, reviewed_at: decision.at })
    .where('object_type', '=', kindNumber(objectType))
    .where('object_id', '=', objectId)
    .where('status', '=', 'waiting')
    .execute()
}

function readRow(row: RevisionRow): Revision {
  // Only this file writes the column, always with the contents that belong to the kind of object, so the parsed type is
  // right.
  return { ...row, object_type: kindOf(row.object_type), content: JSON.parse(row.content) }
}
