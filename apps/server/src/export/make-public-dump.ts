import type { RunningThread } from '../backup/index.ts'
import { runInThread } from '../backup/index.ts'
import type { Config } from '../config.ts'
import { readDatabaseConfig } from '../config.ts'
import { createContext } from '../create-context.ts'
import { openDatabase } from '../platform/db/database.ts'
import { createLog } from '../platform/log/log.ts'
import type { PublicManifest } from './write-public-dump.ts'
import { writePublicDump } from './write-public-dump.ts'

/** The site to dump and the file to write. */
export interface PublicDumpOrder {
  config: Config
  site: PublicManifest['site']
  /** Absolute path; ends with `.tar.gz`. */
  file: string
  /** Time that the dump states, in milliseconds. */
  madeAt: number
}

/** Makes a public dump in a worker thread, because its SQLite statements would block the event loop. */
export function makePublicDumpInThread(order: PublicDumpOrder): RunningThread<PublicManifest> {
  return runInThread({ publicDump: order })
}

/** Writes the public dump of the site in a data folder, on its own database connection. */
export async function makePublicDump({ config, site, file, madeAt }: PublicDumpOrder): Promise<PublicManifest> {
  const database = openDatabase(readDatabaseConfig(config.dataDir) ?? config.setupDatabase, config.dataDir)
  try {
    const ctx = createContext({ config, database, clock: { now: () => madeAt }, log: createLog('warn') })
    return await writePublicDump(ctx, site, file)
  } finally {
    await database.close()
  }
}
