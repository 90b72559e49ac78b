import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../platform/db/database.ts'
import { openDatabase } from '../platform/db/database.ts'
import { neutralTables } from '../platform/db/snapshot.ts'
import type { Target } from './fill-database.ts'
import { fillDatabase } from './fill-database.ts'
import type { Contents } from './format.ts'
import { BrokenBackup } from './format.ts'
import { hashRows } from './hash-rows.ts'
import { ownTables } from './own-tables.ts'
import type { OnPart } from './write-backup.ts'

/**
 * Proves that a backup can be restored: checks every hash in it, restores it into a database of its own, and compares
 * what is there with what was saved.
 * @throws {BrokenBackup} {NewerSchema}
 */
export async function verifyBackup(
  file: string,
  { migrations, now, passphrase }: Pick<Target, 'migrations' | 'now' | 'passphrase'>,
  onPart: OnPart = () => {},
): Promise<Contents> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-verify-'))
  const database = openDatabase({ type: 'sqlite3', file: 'scratch.db' }, folder)
  try {
    const contents = await fillDatabase(file, { database, migrations, now, passphrase }, onPart)
    await compare(database, contents)
    return contents
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(database: Database, { tables }: Contents): Promise<void> {
  const snapshot = await database.snapshot()
  try {
    for (const table of neutralTables(await ownTables(database.db, false))) {
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
