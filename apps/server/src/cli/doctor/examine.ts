import type { Config } from '../../config.ts'
import { readDatabaseConfig } from '../../config.ts'
import type { AppContext } from '../../context.ts'
import { createContext } from '../../create-context.ts'
import { systemClock } from '../../platform/clock.ts'
import { withReplicas } from '../../platform/db/database-config.ts'
import { openDatabase, PROBING } from '../../platform/db/database.ts'
import { createLog } from '../../platform/log/log.ts'
import { missingFile } from '../open-site.ts'
import { examineDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import { examineMachine } from './machine.ts'
import { examinePermissions } from './permissions.ts'
import { examinePlugins } from './plugins.ts'
import { examineSite } from './site.ts'

/**
 * Examines the machine and the site of a data folder. Runs no migrations, and changes nothing but the bucket, where it
 * stores and removes a file.
 */
export async function examine(config: Config): Promise<Finding[]> {
  const found = [...(await examineMachine(config)), ...(await examinePlugins(config))]
  const site = openUnchanged(config)
  found.push(...(await examinePermissions(config, 'level' in site ? [] : site.database.files)))
  if ('level' in site) return [...found, site]
  try {
    const database = await examineDatabase(site)
    found.push(...database)
    const isReadable = database.every(({ level }) => level !== 'error')
    if (isReadable) found.push(...(await examineSite(site)))
  } finally {
    await site.database.close()
  }
  return found
}

/** Opens the site without running migrations. */
function openUnchanged(config: Config): AppContext | Finding {
  const check = 'configuration'
  try {
    const database = readDatabaseConfig(config.dataDir)
    if (!database) {
      const message = `There is no site in ${config.dataDir}.`
      return { check, level: 'error', message, remedy: 'Start the server to install one, or set DATA_DIR.' }
    }
    const missing = missingFile(config, database)
    if (missing !== undefined) {
      const message = `The database ${missing} is not there.`
      return { check, level: 'error', message, remedy: 'Restore a backup, or correct the path in config.yaml.' }
    }
    const opened = openDatabase(withReplicas(database, config.replicaHosts), config.dataDir, PROBING)
    return createContext({ config, database: opened, clock: systemClock, log: createLog('silent') })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { check, level: 'error', message, remedy: `Correct ${config.dataDir}/config.yaml.` }
  }
}
