import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../context.ts'
import type { Database } from '../platform/db/database.ts'
import type { MigrationSet } from '../platform/db/migrations.ts'
import { makePrivateFolder } from '../platform/files/private-files.ts'
import { compareWithDatabase } from './compare-with-database.ts'
import { fillDatabase } from './fill-database.ts'
import type { Contents } from './format.ts'
import { BrokenBackup } from './format.ts'
import { backupSource, readBackup } from './read-backup.ts'
import type { OnPart } from './write-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Returns the folder with the progress of a move. */
export function moveFolder(dataDir: string): string {
  return join(dataDir, 'move')
}

/** True once the rows are in the other database and were compared. */
export function isMoved(dataDir: string): boolean {
  return existsSync(join(moveFolder(dataDir), 'done'))
}

/**
 * Copies the tables of a site (`neutralTables`) into another database, and compares counts and hashes there with those
 * of the site. The site must not change meanwhile. An interrupted move resumes after the last finished step: the rows
 * are read into a file, which exists only when it is complete, and stored in one transaction. Uploads stay where they
 * are.
 * @param target its tables of Quandary are replaced
 * @throws {BrokenBackup} if the rows are not the same afterwards
 */
export async function moveDatabase(
  ctx: AppContext,
  target: Database,
  { migrations, onPart }: { migrations: readonly MigrationSet[]; onPart: OnPart },
): Promise<Contents> {
  const folder = moveFolder(ctx.config.dataDir)
  await makePrivateFolder(folder)
  await rm(join(folder, 'done'), { force: true })
  const file = join(folder, 'site.jsonl.gz')
  const contents = (await contentsOf(file)) ?? (await writeBackup(ctx, file, { onPart, withUploads: false }))
  await fillDatabase(await backupSource(file), { database: target, migrations, now: ctx.clock.now() }, onPart)
  onPart('comparison')
  await compareWithDatabase(target, contents)
  return contents
}

/** Notes that a move is complete, so that the site may be switched over. */
export async function finishMove(dataDir: string): Promise<void> {
  const folder = moveFolder(dataDir)
  await writeFile(join(folder, 'done'), '')
  await rm(join(folder, 'site.jsonl.gz'), { force: true })
}

/** Deletes the progress of a move. The rows in the other database stay. */
export async function discardMove(dataDir: string): Promise<void> {
  await rm(moveFolder(dataDir), { recursive: true, force: true })
}

/** Returns the contents of the file that an interrupted move has written; undefined if it is missing or incomplete. */
async function contentsOf(file: string): Promise<Contents | undefined> {
  if (!existsSync(file)) return undefined
  try {
    return await readBackup(file)
  } catch (error) {
    if (error instanceof BrokenBackup) return undefined
    throw error
  }
}
