import { dirname } from 'node:path'
import { stringify } from 'yaml'
import { configFilePath } from '../../config.ts'
import type { DatabaseConfig } from '../../platform/db/database-config.ts'
import { makePrivateFolderSync, replacePrivateFileSync } from '../../platform/files/private-files.ts'
import { ConfigNotWritten } from './errors.ts'

/** Returns the text of config.yaml for a database. */
export function configFileText(database: DatabaseConfig): string {
  return stringify({ database })
}

/**
 * Writes DATA_DIR/config.yaml, readable only by its owner because it may contain a password.
 * @throws {ConfigNotWritten} carrying the text
 */
export function writeConfigFile(dataDir: string, database: DatabaseConfig): void {
  const path = configFilePath(dataDir)
  const text = configFileText(database)
  try {
    makePrivateFolderSync(dirname(path))
    replacePrivateFileSync(path, text)
  } catch {
    throw new ConfigNotWritten(text)
  }
}
