import { access, constants, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { DatabaseConfig } from '../../platform/db/database-config.ts'
import { unlessAbsent } from '../../platform/files/unless-absent.ts'

/**
 * Returns true for an SQLite file that does not exist and can be created. The file is not opened, because that
 * would create it, and anybody who reaches the installer can name any path.
 * @throws the error of the file system if it cannot be created
 */
export async function isNewFile(config: DatabaseConfig, dataDir: string): Promise<boolean> {
  if (config.type !== 'sqlite3') return false
  const file = resolve(dataDir, config.file)
  if (await unlessAbsent(stat(file))) return false
  await access(await nearestFolder(file), constants.W_OK | constants.X_OK)
  return true
}

/** Returns the innermost folder of a path that exists. */
async function nearestFolder(path: string): Promise<string> {
  const folder = dirname(path)
  return (await unlessAbsent(stat(folder))) ? folder : nearestFolder(folder)
}
