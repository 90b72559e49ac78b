import type { Tx } from '../../platform/db/database.ts'
import type { ImportOptions, ImportRun, Unusable } from '../run.ts'
import { runStep } from '../run.ts'
import type { Row } from './cells.ts'
import type { SourceTables } from './tables.ts'

/** A pass over a table, which reads between transactions and stores within them. */
export interface TablePass<Thing> {
  name: string
  title: string
  table: string
  /** The unique column by which the table is read, `id` by default. */
  key?: string
  read(rows: readonly Row[]): Promise<readonly Thing[]>
  store(tx: Tx, things: readonly Thing[]): Promise<Unusable[]>
}

/** A pass over a table with rows of several kinds. */
export interface KindPass<Thing> extends TablePass<Thing> {
  isOfKind(row: Row): boolean
}

/** Returns a pass that reads and stores only the rows of one kind. */
export function passOfKind<Thing>({ isOfKind, read, store, ...pass }: KindPass<Thing>): TablePass<Thing | undefined> {
  return {
    ...pass,
    async read(rows) {
      const things = (await read(rows.filter(isOfKind))).values()
      return rows.map((row) => (isOfKind(row) ? things.next().value : undefined))
    },
    store: (tx, things) =>
      store(
        tx,
        things.filter((thing) => thing !== undefined),
      ),
  }
}

/** The context of all passes of an import. */
export interface PassContext {
  run: ImportRun
  tables: SourceTables
  /** Identifies the state of the source; the `fingerprint` of the opened site. */
  fingerprint: string
  /** Number of processed rows per pass of an unfinished import. */
  progress: ReadonlyMap<string, number>
  options: ImportOptions
}

/**
 * Reads a table batch by batch, and stores each batch in one transaction. `read` returns one thing per row.
 * @throws {ImportStopped}
 */
export async function runPass<Thing>(
  { run, tables, fingerprint, progress, options }: PassContext,
  { name, title, table, key, read, store }: TablePass<Thing>,
): Promise<void> {
  const done = progress.get(name) ?? 0
  const size = options.batchSize ?? 500
  async function* batches() {
    for await (const rows of tables.batches(table, { size, skip: done }, key)) yield await read(rows)
  }
  const step = { name, title, part: table, dump: fingerprint, done, total: await tables.count(table) }
  await runStep(run, { ...step, batches: batches(), store }, options)
}
