import { BrokenBackup } from '../backup/index.ts'
import type { Db } from '../platform/db/database.ts'
import { LOCAL_TABLE } from '../platform/db/snapshot.ts'
import type { Manifest } from './format.ts'
import { countRows } from './store.ts'

/**
 * Compares the number of stored rows of each kind with an export.
 * @throws {BrokenBackup} if they differ
 */
export async function compareCounts(db: Db, { kinds }: Manifest): Promise<void> {
  for (const [kind, { rows }] of Object.entries(kinds)) {
    if (kind === LOCAL_TABLE) continue
    const stored = await countRows(db, kind)
    if (stored !== rows) throw new BrokenBackup(`${stored} of ${rows} rows of ${kind} were stored.`)
  }
}
