import type { Generated, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ListDirection } from '../../platform/db/nearer-end.ts'
import { readFromNearerEnd } from '../../platform/db/nearer-end.ts'
import type { KindNumber, WithKind } from '../../platform/ids/object-kinds.ts'
import { kindNumber, withKind } from '../../platform/ids/object-kinds.ts'
import type { ReportedType, ReportStatus } from './report.ts'

interface ReportsTable {
  id: Generated<number>
  object_type: KindNumber<ReportedType>
  object_id: number
  question_id: number
  /** The author of the flagged post. */
  author_id: number
  reporter_id: number
  reason_type: number
  /** Text written with the flag. */
  content: string
  status: Generated<ReportStatus>
  created_at: number
  updated_at: number
  /** Until this time the flag is claimed for a decision. The claim of a crashed process expires in this way. */
  claimed_until: Generated<number>
  handler_id: number | null
  /** Number of the outcome, null while pending. */
  outcome_type: number | null
  outcome_content: Generated<string>
}

export type Report = WithKind<Selectable<ReportsTable>>

declare module '../../platform/db/tables.ts' {
  interface Tables {
    reports: ReportsTable
  }
}

export interface NewReport {
  object_type: ReportedType
  object_id: number
  question_id: number
  author_id: number
  reporter_id: number
  reason_type: number
  content: string
}

/**
 * A literal, because SQLite uses a partial index only for a query with the same condition, and never for a parameter.
 */
const PENDING = sql.lit<ReportStatus>('pending')

/** Stores a flag. A pending one by the same person on the same post is updated instead. */
export async function putReport(db: Db, report: NewReport, at: number): Promise<void> {
  const update = { reason_type: report.reason_type, content: report.content, updated_at: at }
  await db
    .insertInto('reports')
    .values({
      ...report,
      object_type: kindNumber(report.object_type),
      created_at: at,
      updated_at: at,
      handler_id: null,
      outcome_type: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['object_id', 'object_type', 'reporter_id']).where('status', '=', PENDING).doUpdateSet(update),
    )
    .execute()
}

export async function findReport(db: Db, id: number): Promise<Report | undefined> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
  return row && withKind(row)
}

export interface ReportSelection {
  /** `completed` includes all flags that are no longer pending. */
  state: 'pending' | 'completed' | 'all'
  /** Restricts the list to this kind of post. */
  objectType?: ReportedType
  /** Restricts the list to flags on posts of this account. */
  authorId?: number
}

/** The order of a list of flags. */
export interface ReportOrder {
  column: 'created_at' | 'updated_at'
  direction: ListDirection
}

/** Counts the flags of a list, including those on its other pages. */
export async function countReports(db: Db, selection: ReportSelection): Promise<number> {
  const { count } = await selectReports(db, selection)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists one page of flags with the total count. */
export async function listReportRows(
  db: Db,
  selection: ReportSelection,
  { column, direction: listed }: ReportOrder,
  page: { size: number; offset: number },
): Promise<{ count: number; reports: Report[] }> {
  const count = await countReports(db, selection)
  // If the page is far down the list, the rows before it are skipped in the index alone, without reading their texts.
  const { direction, limit, offset } = readFromNearerEnd(count, page, listed)
  const ids = selectReports(db, selection)
    .select('id')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(column, listed)
    .orderBy('id', listed)
    .execute()
  return { count, reports: rows.map((row) => withKind(row)) }
}

function selectReports(db: Db, { state, objectType, authorId }: ReportSelection) {
  return db
    .selectFrom('reports')
    .$if(state === 'pending', (query) => query.where('status', '=', PENDING))
    .$if(state === 'completed', (query) => query.where('status', '<>', PENDING))
    .$if(authorId !== undefined, (query) => query.where('author_id', '=', authorId ?? 0))
    .$if(objectType !== undefined, (query) => query.where('object_type', '=', kindNumber(objectType ?? 'question')))
}

/** Counts the decided flags on the posts of an author, and how many of them were justified. */
export async function countFlagsAgainst(db: Db, authorId: number): Promise<{ count: number; upheld: number }> {
  const rows = await db
    .selectFrom('reports')
    .select((expression) => ['status', expression.fn.countAll<number>().as('flags')])
    .where('author_id', '=', authorId)
    .where('status', '<>', PENDING)
    .groupBy('status')
    .execute()
  const of = (status: ReportStatus) => rows.find((row) => row.status === status)?.flags ?? 0
  const upheld = of('completed')
  return { count: upheld + of('ignored'), upheld }
}

/**
 * Claims a pending flag, so that nobody else decides on it at the same time.
 * @returns false if it is no longer pending, or already claimed
 */
export async function claimReport(db: Db, id: number, now: number, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('claimed_until', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Releases the claim on a flag without a decision. */
export async function releaseReport(db: Db, id: number): Promise<void> {
  await db.updateTable('reports').set({ claimed_until: 0 }).where('id', '=', id).execute()
}

export interface Outcome {
  status: Exclude<ReportStatus, 'pending'>
  handlerId: number
  outcomeType: number
  outcomeContent?: string
  at: number
}

/** Ends one pending flag, or all pending ones on a post, and returns them. */
export async function endReports(
  tx: Db,
  which: { id: number } | { objectType: ReportedType; objectId: number },
  outcome: Outcome,
): Promise<Report[]> {
  const rows = await tx
    .updateTable('reports')
    .set({
      status: outcome.status,
      handler_id: outcome.handlerId,
      outcome_type: outcome.outcomeType,
      outcome_content: outcome.outcomeContent ?? '',
      updated_at: outcome.at,
    })
    .where('status', '=', PENDING)
    .where((eb) =>
      'id' in which
        ? eb('id', '=', which.id)
        : eb.and([eb('object_type', '=', kindNumber(which.objectType)), eb('object_id', '=', which.objectId)]),
    )
    .returningAll()
    .execute()
  return rows.map((row) => withKind(row))
}

/** Stores the note written while deciding on a flag, whatever the outcome was. */
export async function noteReport(tx: Db, id: number, outcomeContent: string): Promise<void> {
  await tx.updateTable('reports').set({ outcome_content: outcomeContent }).where('id', '=', id).execute()
}

/** Erases what a person wrote with flags and with decisions about flags. */
export async function eraseReportTextsOf(tx: Db, userId: number): Promise<void> {
  await tx.updateTable('reports').set({ content: '' }).where('reporter_id', '=', userId).execute()
  await tx.updateTable('reports').set({ outcome_content: '' }).where('handler_id', '=', userId).execute()
}
