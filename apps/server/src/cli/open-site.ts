import { createApp } from '../app.ts'
import { readConfig, readDatabaseConfig } from '../config.ts'
import type { AppContext } from '../context.ts'
import { createLog } from '../platform/log/log.ts'
import { openContext } from '../server.ts'
import { CommandFailed } from './command.ts'

type Environment = Record<string, string | undefined>

/**
 * Opens the database of a data folder's site, brings its schema up to date, runs `work`, and closes it again.
 * @throws {CommandFailed} when the folder contains no site
 */
export async function withContext<T>(env: Environment, work: (site: AppContext) => Promise<T>): Promise<T> {
  const config = readConfig(env)
  const database = readDatabaseConfig(config.dataDir)
  if (!database) throw new CommandFailed(`There is no site in ${config.dataDir}. Start the server once to make one.`)
  const site = await openContext(config, database, createLog(env.LOG_LEVEL ?? 'warn'))
  try {
    return await work(site)
  } finally {
    await site.database.close()
  }
}

/**
 * Like {@link withContext}, with events and jobs wired as in the server, so that a command changes the site by the same
 * rules.
 */
export function withSite<T>(env: Environment, work: (site: AppContext) => Promise<T>): Promise<T> {
  return withContext(env, async (site) => {
    const app = await createApp(site)
    try {
      return await work(site)
    } finally {
      await app.http.close()
    }
  })
}
