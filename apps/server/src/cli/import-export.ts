import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fillDatabase } from '../backup/index.ts'
import { readConfig } from '../config.ts'
import { explainBroken, showParts } from './backup.ts'
import type { CommandInput } from './command.ts'
import { print } from './export.ts'
import { finish, storeSite } from './restore.ts'

/** Creates a site from an export, in an empty database. */
export async function importExport(input: CommandInput, location: string): Promise<void> {
  const { compareCounts, exportSource, isTarName, unpackFile } = await import('../export/index.ts')
  const config = readConfig(input.env)
  const given = resolve(location)
  const isTar = isTarName(given)
  // Unpacked in the data folder, because the folder for temporary files is often in memory.
  const folder = isTar ? join(config.dataDir, 'import-quandary') : given
  try {
    const manifest = await explainBroken(given, async () => {
      if (isTar) await unpackFile(given, folder)
      const source = await exportSource(folder)
      return storeSite(input, config, async (target) => {
        const imported = await fillDatabase(source, target, showParts(input))
        await compareCounts(target.database.db, imported)
        return imported
      })
    })
    const discarded = await finish(input)
    print(input, given, manifest, 'Imported')
    if (discarded > 0)
      console.error(`Waiting mails that were discarded, because their mail.key is not here: ${discarded}`)
  } finally {
    if (isTar) await rm(folder, { recursive: true, force: true })
  }
}
