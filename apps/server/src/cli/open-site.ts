import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createApp, migrationSets } from '../app.ts'
import { contentOf } from '../backup/index.ts'
import type { Config } from '../config.ts'
import { readConfig, readDatabaseConfig } from '../config.ts'
import type { AppContext } from '../context.ts'
import { createContext } from '../create-context.ts'
import type { DatabaseConfig } from '../platform/db/database-config.ts'
import { sharedClock } from '../platform/db/database-clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { compareSchema, NewerSchema } from '../platform/db/migrations.ts'
import { createLog } from '../platform/log/log.ts'
import { openContext } from '../server.ts'
import { CommandFailed } from './command.ts'

type Environment = Record<string, string | undefined>

/**
 * Opens the database of a data folder's site, brings its schema up to date, runs `work`, and closes it again.
 * @throws {CommandFailed} when the folder contains no site
 */
export async function withContext<T>(env: Environment, work: (ctx: AppContext) => Promise<T>): Promise<T> {
  const config = readConfig(env)
  const site = await openContext(config, databaseOf(config), createLog(env.LOG_LEVEL ?? 'warn'))
  try {
    return await work(site)
  } finally {
    await site.database.close()
  }
}

/**
 * Like {@link withContext} without migrations: a backup can be made before a newer version migrates the schema, and
 * while a server of the older version is running.
 * @throws {CommandFailed} also when the database contains no site
 * @throws {NewerSchema}
 */
export async function withUnchangedSite<T>(env: Environment, work: (ctx: AppContext) => Promise<T>): Promise<T> {
  const config = readConfig(env)
  const access = databaseOf(config)
  const missing = missingFile(config, access)
  if (missing !== undefined) throw new CommandFailed(`The database ${missing} is not there.`)
  const database = openDatabase(access, config.dataDir)
  try {
    const content = await contentOf(database.db)
    if (content === 'nothing' || content === 'another program') throw new CommandFailed('The database has no site.')
    const { unknown } = await compareSchema(database.db, migrationSets)
    if (unknown.length > 0) throw new NewerSchema(unknown)
    const log = createLog(env.LOG_LEVEL ?? 'warn')
    return await work(createContext({ config, database, clock: await sharedClock(database), log }))
  } finally {
    await database.close()
  }
}

/** Returns the path of the SQLite file if it does not exist, because opening the database would create it. */
export function missingFile({ dataDir }: Config, database: DatabaseConfig): string | undefined {
  if (database.type !== 'sqlite3') return undefined
  const file = resolve(dataDir, database.file)
  return existsSync(file) ? undefined : file
}

function databaseOf({ dataDir }: Config): DatabaseConfig {
  const database = readDatabaseConfig(dataDir)
  if (!database)
    throw new CommandFailed(`There is no site in ${dataDir}. Start the server or run quandary install to make one.`)
  return database
}

/**
 * Like {@link withContext}, with events and jobs wired as in the server, so that a command changes the site by the same
 * rules.
 */
export function withSite<T>(env: Environment, work: (ctx: AppContext) => Promise<T>): Promise<T> {
  return withContext(env, async (site) => {
    const app = await createApp(site)
    try {
      return await work(site)
    } finally {
      await app.http.close()
    }
  })
}
