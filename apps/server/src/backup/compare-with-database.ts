import type { Database } from '../platform/db/database.ts'
import { neutralTables } from '../platform/db/snapshot.ts'
import type { Contents } from './format.ts'
import { BrokenBackup } from './format.ts'
import { hashRows } from './hash-rows.ts'
import { ownTables } from './own-tables.ts'

/**
 * Compares the counts and hashes of the tables that a backup contains with those in the backup.
 * @throws {BrokenBackup} if they differ
 */
export async function compareWithDatabase(database: Database, { tables }: Contents): Promise<void> {
  const present = neutralTables(await ownTables(database.db))
  const snapshot = await database.snapshot()
  try {
    for (const table of present) {
      const { rows, sha256 } = await hashRows(snapshot.rows(table))
      const saved = tables.get(table.name)
      if (saved?.rows !== rows || saved.sha256 !== sha256) {
        throw new BrokenBackup(`The table ${table.name} is not the same after it was restored.`)
      }
    }
  } finally {
    await snapshot.close()
  }
}
