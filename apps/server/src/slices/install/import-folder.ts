import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { OperationData } from '@quandary/api-client'

/**
 * Returns the folder whose files and folders the installer offers to import. The installer requires no sign-in, so it
 * reads nothing else of the machine.
 */
export function importFolder(dataDir: string): string {
  return join(dataDir, 'imports')
}

/** Lists what is in the folder, by name; hidden files and those that cannot be read are left out. */
export async function listSources(dataDir: string): Promise<OperationData<'listInstallationSources'>> {
  const folder = importFolder(dataDir)
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).toSorted()
  const looks = names.map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (!found?.isFile() && !found?.isDirectory()) return []
    return [{ name, is_folder: found.isDirectory(), size: found.isDirectory() ? 0 : found.size }]
  })
  return { folder, sources: (await Promise.all(looks)).flat() }
}

/** Returns the path of something in the folder; undefined if nothing there has this name. */
export async function sourcePath(dataDir: string, name: string): Promise<string | undefined> {
  const { sources } = await listSources(dataDir)
  return sources.some((source) => source.name === name) ? join(importFolder(dataDir), name) : undefined
}
