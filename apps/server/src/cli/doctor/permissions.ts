import type { Config } from '../../config.ts'
import { findExposedFiles } from '../../platform/files/private-files.ts'
import type { Finding } from './finding.ts'

/** Maximum number of paths in the message. The remedy changes the permissions of all paths. */
const MAX_NAMED = 3
/** Folder of plugins. Their code is no secret. */
const PLUGINS = 'plugins'

/**
 * Looks for data of the site that other accounts of the machine may read.
 * @param databaseFiles files of the database, which may be outside of the data folder
 */
export async function examinePermissions({ dataDir }: Config, databaseFiles: readonly string[]): Promise<Finding[]> {
  const check = 'permissions'
  const exposed = await findExposedFiles([dataDir, ...databaseFiles], { except: [PLUGINS] })
  if (exposed.length === 0) {
    return [{ check, level: 'ok', message: 'Other accounts of this machine cannot read data of the site.' }]
  }
  const more = exposed.length > MAX_NAMED ? [`${exposed.length - MAX_NAMED} more`] : []
  const named = [...exposed.slice(0, MAX_NAMED), ...more].join(', ')
  const outside = databaseFiles.filter((file) => exposed.includes(file) && !file.startsWith(`${dataDir}/`))
  const message = `Other accounts of this machine can read data of the site: ${named}.`
  return [{ check, level: 'warning', message, remedy: `chmod -R go= ${[dataDir, ...outside].join(' ')}` }]
}
