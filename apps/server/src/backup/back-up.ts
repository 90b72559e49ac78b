import { rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { readDatabaseConfig } from '../config.ts'
import { createContext } from '../context.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import type { MigrationSet } from '../platform/db/migrations.ts'
import { makePrivateFolder } from '../platform/files/private-files.ts'
import { createLog } from '../platform/log/log.ts'
import type { BackupFailure } from './failure.ts'
import { failureOf } from './failure.ts'
import type { Contents } from './format.ts'
import { writeProvedBackup } from './write-proved-backup.ts'

/** What to save, and where. */
export interface BackupOrder {
  config: Config
  /** Absolute path. */
  file: string
  /** True to make the folder of the file. */
  makesFolder: boolean
  /** A public key in the age format; '' for none, so that the passphrase of the environment counts. */
  recipient: string
}

/** The file that was written, and whether it was proved. */
export interface BackupOutcome {
  /** Size in bytes; 0 where there is no file. */
  bytes: number
  tables: number
  rows: number
  uploads: number
  /** Absent for a proved file. */
  failed?: { failure: BackupFailure; detail: string }
}

/** Writes a backup of the site in a data folder and proves it, on a connection of its own. Never rejects. */
export async function backUp(
  { config, file, makesFolder, recipient }: BackupOrder,
  migrations: readonly MigrationSet[],
): Promise<BackupOutcome> {
  let written: Contents | undefined
  const outcome = async (failed?: BackupOutcome['failed']): Promise<BackupOutcome> => ({
    bytes: written ? (await stat(file)).size : 0,
    tables: written?.tables.size ?? 0,
    rows: written?.rows ?? 0,
    uploads: written?.uploads ?? 0,
    ...(failed && { failed }),
  })
  try {
    if (makesFolder) await makePrivateFolder(dirname(file))
    const access = readDatabaseConfig(config.dataDir) ?? config.setupDatabase
    const database = openDatabase(access, config.dataDir)
    try {
      const site = createContext({ config, database, clock: systemClock, log: createLog('warn') })
      await writeProvedBackup(site, file, {
        recipient,
        passphrase: config.backupPassphrase,
        migrations,
        scratch: scratchFolder(config.dataDir),
        onWritten: (contents) => (written = contents),
      })
    } finally {
      await database.close()
    }
    return await outcome()
  } catch (error) {
    return outcome(failureOf(error))
  }
}

/** Removes what a run that was interrupted left behind. */
export async function clearInterrupted(dataDir: string, file: string): Promise<void> {
  await rm(`${file}.part`, { force: true })
  await rm(scratchFolder(dataDir), { recursive: true, force: true })
}

/** In the data folder, because the folder for temporary files is often in memory. One backup runs at a time. */
function scratchFolder(dataDir: string): string {
  return join(dataDir, 'backup-proof')
}
