import type { AppContext } from '../context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { DumpFile } from './dump.ts'
import { idOf } from './dump.ts'
import type { DumpRow } from './read-rows.ts'

/** What every step of an import works with. */
export interface ImportRun {
  app: AppContext
  /** Name of the site the dump is of: ids of two sources never meet. */
  source: string
  /** Address of this site, for links and rendering. */
  siteUrl: string
  /** Address of a question here. */
  questionUrl(id: number): string
}

/** A row a step could not use. */
export interface Unusable {
  id: string
  reason: string
}

/** One pass over one file. */
export interface ImportStep {
  name: string
  /** What it does, for people. */
  title: string
  file: DumpFile
  /**
   * Stores one batch of rows in a transaction. Rows that are stored already are passed over, so that a batch can
   * come a second time.
   */
  store(run: ImportRun, tx: Tx, rows: readonly DumpRow[]): Promise<Unusable[]>
}

/** Rows of a batch that are not stored yet, each id once. */
export function newRows(rows: readonly DumpRow[], stored: ReadonlyMap<string, number>): DumpRow[] {
  const fresh = new Map(rows.map((row) => [idOf(row), row]))
  return [...fresh].filter(([id]) => !stored.has(id)).map(([, row]) => row)
}
