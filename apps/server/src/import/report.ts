import { open } from 'node:fs/promises'
import type { Db } from '../platform/db/database.ts'
import { listUnusableRows } from './store.ts'

/** A line of the final table: counts of the dump and of the site. */
export interface NounCount {
  noun: string
  inDump: number
  stored: number
}

/** The result of an import. Stored counts include earlier imports of the same source. */
export interface ImportSummary {
  source: string
  /** Files or tables that are missing in the imported data. */
  absent: readonly string[]
  nouns: NounCount[]
  /** Rows that could not be used. */
  unusable: { file: string; reason: string; count: number }[]
  /** Rows that are not imported, by design. */
  notMapped: { file: string; what: string; count: number }[]
}

const PAGE = 1000

/** Writes the summary and every unusable row as JSON, page by page. */
export async function writeReport(db: Db, summary: ImportSummary, path: string): Promise<void> {
  // Readable only by the system user of this process, like everything in the data folder.
  const file = await open(path, 'w', 0o600)
  try {
    await file.write(`${JSON.stringify(summary, undefined, 2).replace(/\n}$/, '')},\n  "rows": [`)
    let offset = 0
    for (;;) {
      const rows = await listUnusableRows(db, summary.source, { size: PAGE, offset })
      const lines = rows.map(
        (row) => `\n    ${JSON.stringify({ file: row.file, row: row.row_id, reason: row.reason })}`,
      )
      await file.write((offset > 0 && lines.length > 0 ? ',' : '') + lines.join(','))
      offset += rows.length
      if (rows.length < PAGE) break
    }
    await file.write('\n  ]\n}\n')
  } finally {
    await file.close()
  }
}
