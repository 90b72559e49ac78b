import { readConfig, readDatabaseConfig } from '../config.ts'
import type { AppContext } from '../context.ts'
import { createApp } from '../app.ts'
import { createLog } from '../platform/log/log.ts'
import { openContext } from '../server.ts'
import { CommandFailed } from './command.ts'

/**
 * Opens the installed site of a data folder for a command, runs `work`, and closes it again. Events and jobs are wired
 * as in the server, so that a command changes the site by the same rules.
 * @throws {CommandFailed} when the folder contains no site
 */
export async function withSite<T>(
  env: Record<string, string | undefined>,
  work: (site: AppContext) => Promise<T>,
): Promise<T> {
  const config = readConfig(env)
  const database = readDatabaseConfig(config.dataDir)
  if (!database) throw new CommandFailed(`There is no site in ${config.dataDir}. Start the server once to make one.`)
  const site = await openContext(config, database, createLog(env.LOG_LEVEL ?? 'warn'))
  const app = await createApp(site)
  try {
    return await work(site)
  } finally {
    await app.http.close()
    await site.database.close()
  }
}
