import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../platform/db/database.ts'
import { makePrivateFolder } from '../platform/files/private-files.ts'
import { compareWithDatabase } from './compare-with-database.ts'
import type { Keys } from './encryption.ts'
import type { Target } from './fill-database.ts'
import { fillDatabase } from './fill-database.ts'
import type { Contents } from './format.ts'
import { backupSource } from './read-backup.ts'
import type { OnPart } from './write-backup.ts'

/** Options of {@link verifyBackup}. */
export interface Proof extends Pick<Target, 'migrations' | 'now'> {
  /** For an encrypted backup. */
  keys?: Keys
  /** Folder for the scratch database, emptied before and deleted afterwards; a new temporary one by default. */
  scratch?: string
}

/**
 * Proves that a backup can be restored: verifies every hash in it, restores it into a scratch database, and compares
 * the rows there with those of the backup.
 * @throws {BrokenBackup} {NewerSchema}
 */
export async function verifyBackup(
  file: string,
  { migrations, now, keys, scratch }: Proof,
  onPart: OnPart = () => {},
): Promise<Contents> {
  const folder = await emptyFolder(scratch)
  const database = openDatabase({ type: 'sqlite3', file: 'scratch.db' }, folder)
  try {
    const contents = await fillDatabase(await backupSource(file, keys), { database, migrations, now }, onPart)
    await compareWithDatabase(database, contents)
    return contents
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function emptyFolder(scratch: string | undefined): Promise<string> {
  if (scratch === undefined) return mkdtemp(join(tmpdir(), 'quandary-verify-'))
  // Deletes what a killed process left in the folder.
  await rm(scratch, { recursive: true, force: true })
  await makePrivateFolder(scratch)
  return scratch
}
