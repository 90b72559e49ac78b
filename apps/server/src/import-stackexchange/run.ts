import type { AppContext } from '../context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { DumpFile } from './dump.ts'
import { idOf } from './dump.ts'
import type { DumpRow } from './read-rows.ts'

/** The context of every step of an import. */
export interface ImportRun {
  app: AppContext
  /** Name of the dump's site, which separates the ids of different sources. */
  source: string
  /** Address of this site, for links and rendering. */
  siteUrl: string
  /** Returns the address of a question on this site. */
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
  /** Title for progress reports. */
  title: string
  file: DumpFile
  /** Stores one batch of rows in a transaction. Idempotent: rows stored already are skipped. */
  store(run: ImportRun, tx: Tx, rows: readonly DumpRow[]): Promise<Unusable[]>
}

/** Returns the rows of a batch that are not stored yet, each id once. */
export function newRows(rows: readonly DumpRow[], stored: ReadonlyMap<string, number>): DumpRow[] {
  const fresh = new Map(rows.map((row) => [idOf(row), row]))
  return [...fresh].filter(([id]) => !stored.has(id)).map(([, row]) => row)
}
