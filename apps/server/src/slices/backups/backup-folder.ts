import { constants } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, sep } from 'node:path'
import type { ServerMessage } from '../../platform/i18n/translate.ts'

/** Returns the default folder of backups. */
export function ownFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/**
 * Returns why backups cannot be stored in a folder; undefined if they can. Within the data folder only the default
 * folder is allowed, because everybody can read the uploads.
 */
export async function problemOf(folder: string, dataDir: string): Promise<ServerMessage | undefined> {
  if (!isAbsolute(folder)) return 'validation.absolute_path'
  try {
    const real = await realpath(folder)
    const data = await realpath(dataDir)
    if (real === data || (real.startsWith(`${data}${sep}`) && real !== ownFolder(data))) return 'validation.data_folder'
    if (!(await stat(real)).isDirectory()) return 'validation.no_folder'
    await access(real, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'validation.no_folder' : 'validation.folder_not_writable'
  }
}
