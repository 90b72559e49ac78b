import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { readDatabaseConfig } from '../config.ts'
import { createContext } from '../create-context.ts'
import { sharedClock } from '../platform/db/database-clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import type { MigrationSet } from '../platform/db/migrations.ts'
import { makePrivateFolder } from '../platform/files/private-files.ts'
import { unlessAbsent } from '../platform/files/unless-absent.ts'
import { createLog } from '../platform/log/log.ts'
import type { S3Service } from '../platform/files/s3/s3-service.ts'
import { BackupBucket } from './backup-bucket.ts'
import type { BackupFailure } from './failure.ts'
import { failureOf } from './failure.ts'
import type { Contents } from './format.ts'
import { writeVerifiedBackup } from './write-verified-backup.ts'

/**
 * Prefix of the folders for scratch databases. They are in the data folder, because the folder for temporary files is
 * often in memory.
 */
const SCRATCH = 'backup-proof'

/** The content to save and the file to write. */
export interface BackupOrder {
  config: Config
  /** Absolute path. */
  file: string
  /**
   * Unique name of the run. Its scratch database is named after it, so that it is not confused with that of an
   * abandoned run.
   */
  run: string
  /** True to make the folder of the file. */
  makesFolder: boolean
  /** A public key in the age format; '' to encrypt with the passphrase of the environment, if there is one. */
  recipient: string
  /** The bucket that the file is moved to once it is proved; absent to leave the file where it is. */
  service?: S3Service | undefined
}

/** The result of a backup. Unless `failed` is set, the file is proved, that is, it was restored and compared. */
export interface BackupOutcome {
  /** Size in bytes; 0 if there is no file. */
  bytes: number
  tables: number
  rows: number
  uploads: number
  /** Address in the bucket; absent for a file that was not moved there. */
  address?: string
  /** Why the backup failed; absent if the file was proved and, if there is a bucket, moved there. */
  failed?: { failure: BackupFailure; detail: string }
}

/**
 * Writes a backup of the site in a data folder and proves that it can be restored, on its own database connection.
 * Never rejects.
 */
export async function backUp(
  { config, file, run, makesFolder, recipient, service }: BackupOrder,
  migrations: readonly MigrationSet[],
): Promise<BackupOutcome> {
  let written: Contents | undefined
  const outcome = async (failed?: BackupOutcome['failed']): Promise<BackupOutcome> => ({
    bytes: written ? await sizeOf(file) : 0,
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
      const site = createContext({ config, database, clock: await sharedClock(database), log: createLog('warn') })
      await writeVerifiedBackup(site, file, {
        recipient,
        passphrase: config.backupPassphrase,
        migrations,
        scratch: scratchFolder(config.dataDir, run),
        onWritten: (contents) => (written = contents),
      })
    } finally {
      await database.close()
    }
    return service ? await moveIntoBucket(await outcome(), service, file) : await outcome()
  } catch (error) {
    return outcome(failureOf(error))
  }
}

/** Moves the file into the bucket. The local file is only deleted once the bucket has the same bytes. */
async function moveIntoBucket(outcome: BackupOutcome, service: S3Service, file: string): Promise<BackupOutcome> {
  const address = await new BackupBucket(service).store(file)
  await rm(file)
  return { ...outcome, address }
}

/** Removes what a stopped run has left: a file without a proof, and the scratch database, which is not encrypted. */
export async function clearStopped({ config, file, run }: BackupOrder): Promise<void> {
  await rm(scratchFolder(config.dataDir, run), { recursive: true, force: true })
  await removeUnverified(file)
}

/** Like {@link clearStopped} for a process that has ended, with the scratch databases of all runs. */
export async function clearInterrupted(dataDir: string, file: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(SCRATCH))
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true })
  await removeUnverified(file)
}

async function removeUnverified(file: string): Promise<void> {
  for (const path of [`${file}.part`, file]) await rm(path, { force: true })
}

function scratchFolder(dataDir: string, run: string): string {
  return join(dataDir, `${SCRATCH}-${run}`)
}

/** Returns the size of a file in bytes; 0 if it no longer exists. */
async function sizeOf(file: string): Promise<number> {
  return (await unlessAbsent(stat(file)))?.size ?? 0
}
