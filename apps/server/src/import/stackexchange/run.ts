import type { Tx } from '../../platform/db/database.ts'
import type { ImportRun, Unusable } from '../run.ts'
import type { DumpFile } from './dump.ts'
import { idOf } from './dump.ts'
import type { DumpRow } from './read-rows.ts'

/** A pass over a file. */
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
