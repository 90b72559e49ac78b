import type { Db } from '../platform/db/database.ts'
import { inBatches } from '../platform/db/in-batches.ts'

/**
 * The kind of a stored row. `absent-user` is a person of whom only a display name is known; `username` maps a former
 * username to the same row as `user`, and `page` a former path to a question.
 */
export type ImportedKind =
  | 'user'
  | 'absent-user'
  | 'tag'
  | 'tag-text'
  | 'question'
  | 'answer'
  | 'accepted'
  | 'comment'
  | 'duplicate'
  | 'page'
  | 'upload'
  | 'username'

interface ImportIdsTable {
  source: string
  kind: ImportedKind
  external_id: string
  local_id: number
}

/** The progress of each step of an unfinished import. Deleted when the import is finished. */
interface ImportStateTable {
  source: string
  step: string
  /** Fingerprint of the imported data. If it differs, an import under the same name starts from the beginning. */
  dump: string
  rows_done: number
}

interface ImportRefusalsTable {
  source: string
  file: string
  row_id: string
  reason: string
}

/** The texts of an unfinished import that contain links to the source. */
interface ImportLinksTable {
  source: string
  kind: LinkingKind
  local_id: number
}

export type LinkingKind = 'question' | 'answer' | 'comment'

declare module '../platform/db/tables.ts' {
  interface Tables {
    import_links: ImportLinksTable
    import_ids: ImportIdsTable
    import_state: ImportStateTable
    import_refusals: ImportRefusalsTable
  }
}

/** A row that could not be used, or only in part, and why. */
export type UnusableRow = Omit<ImportRefusalsTable, 'source'>

/** Finds the local keys of stored rows, by their id in the dump. */
export async function findLocalIds(
  db: Db,
  source: string,
  kind: ImportedKind,
  externalIds: Iterable<string>,
): Promise<Map<string, number>> {
  const rows = await inBatches([...new Set(externalIds)], (part) =>
    db
      .selectFrom('import_ids')
      .select(['external_id', 'local_id'])
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('external_id', 'in', [...part])
      .execute(),
  )
  return new Map(rows.map((row) => [row.external_id, row.local_id]))
}

/** Returns the id of the administrator whose account is the oldest. */
export async function findFirstAdministrator(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', 2)
    .where('status', '=', 'normal')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** True if a row of this site came from a source. */
export async function isImported(db: Db, source: string, kind: ImportedKind, localId: number): Promise<boolean> {
  const row = await db
    .selectFrom('import_ids')
    .select('local_id')
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('local_id', '=', localId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns those of the given keys that a table already contains. */
export async function findTakenIds(
  db: Db,
  table: 'questions' | 'answers' | 'comments',
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Records the local keys of rows of the dump. */
export async function saveLocalIds(
  tx: Db,
  source: string,
  kind: ImportedKind,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...ids].map(([external_id, local_id]) => ({ source, kind, external_id, local_id }))
  await inBatches(rows, (part) =>
    tx
      .insertInto('import_ids')
      .values([...part])
      .execute(),
  )
}

/** Counts the stored rows of each kind. */
export async function countLocalIds(db: Db, source: string): Promise<Map<ImportedKind, number>> {
  const rows = await db
    .selectFrom('import_ids')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('source', '=', source)
    .groupBy('kind')
    .execute()
  return new Map(rows.map((row) => [row.kind, row.count]))
}

/** Counts the stored people with an account who wrote a question or an answer. */
export async function countAuthors(db: Db, source: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_ids')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('source', '=', source)
    .where('kind', '=', 'user')
    .where((eb) =>
      eb.or([
        eb('local_id', 'in', eb.selectFrom('questions').select('user_id')),
        eb('local_id', 'in', eb.selectFrom('answers').select('user_id')),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns the number of processed rows per step of an unfinished import of exactly this dump; undefined if there is
 * none.
 */
export async function findProgress(db: Db, source: string, dump: string): Promise<Map<string, number> | undefined> {
  const rows = await db.selectFrom('import_state').selectAll().where('source', '=', source).execute()
  if (rows.length === 0 || rows.some((row) => row.dump !== dump)) return undefined
  return new Map(rows.map((row) => [row.step, row.rows_done]))
}

export async function saveProgress(
  tx: Db,
  progress: { source: string; step: string; dump: string; rows_done: number },
): Promise<void> {
  await tx
    .insertInto('import_state')
    .values(progress)
    .onConflict((conflict) => conflict.columns(['source', 'step']).doUpdateSet({ rows_done: progress.rows_done }))
    .execute()
}

/** Records texts whose links are rewritten after everything is stored. */
export async function saveLinking(
  tx: Db,
  source: string,
  kind: LinkingKind,
  localIds: readonly number[],
): Promise<void> {
  if (localIds.length === 0) return
  await tx
    .insertInto('import_links')
    .values(localIds.map((local_id) => ({ source, kind, local_id })))
    .execute()
}

/** Takes texts with links from the queue, in a fixed order; returns none when the queue is empty. */
export async function takeLinking(
  tx: Db,
  source: string,
  size: number,
): Promise<{ kind: LinkingKind; local_id: number }[]> {
  const rows = await tx
    .selectFrom('import_links')
    .select(['kind', 'local_id'])
    .where('source', '=', source)
    .orderBy('kind')
    .orderBy('local_id')
    .limit(size)
    .execute()
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = some.map((row) => row.local_id)
    await tx
      .deleteFrom('import_links')
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('local_id', 'in', ids)
      .execute()
  }
  return rows
}

export async function countLinking(db: Db, source: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Finds what an id of any imported site became here. If it is ambiguous, the first of these kinds counts, and of
 * several rows of that kind the one with the lowest local id.
 */
export async function findFormerId(
  db: Db,
  kinds: readonly ImportedKind[],
  externalId: string,
): Promise<{ kind: ImportedKind; localId: number } | undefined> {
  const rows = await db
    .selectFrom('import_ids')
    .select(['kind', 'local_id'])
    .where('external_id', '=', externalId)
    .where('kind', 'in', [...kinds])
    .orderBy('local_id')
    .execute()
  const kind = kinds.find((each) => rows.some((row) => row.kind === each))
  const row = rows.find((each) => each.kind === kind)
  return row && { kind: row.kind, localId: row.local_id }
}

/** Deletes the state of an import; stored rows and their recorded ids stay. */
export async function clearProgress(tx: Db, source: string): Promise<void> {
  await tx.deleteFrom('import_state').where('source', '=', source).execute()
  await tx.deleteFrom('import_refusals').where('source', '=', source).execute()
}

export async function saveUnusableRows(tx: Db, source: string, refusals: readonly UnusableRow[]): Promise<void> {
  await inBatches(refusals, (part) =>
    tx
      .insertInto('import_refusals')
      .values(part.map((refusal) => ({ source, ...refusal })))
      .onConflict((conflict) => conflict.columns(['source', 'file', 'row_id', 'reason']).doNothing())
      .execute(),
  )
}

/** Counts unusable rows by file and reason. */
export function countUnusableRows(db: Db, source: string): Promise<{ file: string; reason: string; count: number }[]> {
  return db
    .selectFrom('import_refusals')
    .select((eb) => ['file', 'reason', eb.fn.countAll<number>().as('count')])
    .where('source', '=', source)
    .groupBy(['file', 'reason'])
    .orderBy('file')
    .orderBy('reason')
    .execute()
}

/** Lists one page of the unusable rows, in a fixed order. */
export function listUnusableRows(
  db: Db,
  source: string,
  page: { size: number; offset: number },
): Promise<UnusableRow[]> {
  return db
    .selectFrom('import_refusals')
    .select(['file', 'row_id', 'reason'])
    .where('source', '=', source)
    .orderBy('file')
    .orderBy('reason')
    .orderBy('row_id')
    .limit(page.size)
    .offset(page.offset)
    .execute()
}
