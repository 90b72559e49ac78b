import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../platform/db/database.ts'
import { compareWithDatabase } from './compare-with-database.ts'
import type { Target } from './fill-database.ts'
import { fillDatabase } from './fill-database.ts'
import type { Contents } from './format.ts'
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
    await compareWithDatabase(database, contents)
    return contents
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
