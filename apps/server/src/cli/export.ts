import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Manifest } from '../export/index.ts'
import { showParts } from './backup.ts'
import type { Command, CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { withUnchangedSite } from './open-site.ts'

export const exportCommand: Command = {
  name: 'export',
  summary: 'Write the whole site as open files: JSON Lines, JSON Schemas and uploads',
  help: `quandary export <folder|file.tar|file.tar.gz> [--json] [--data-dir <folder>]

Writes everything of the site as it is at one moment; the site may go on running. Each kind of things is a file of JSON
Lines with a JSON Schema, and uploads stand beside by their hash (docs/export.md). "quandary import quandary" takes it into
an empty database of either engine, without loss: exported again it has the same bytes. It contains addresses, password
hashes and settings with their secrets: its owner alone can read it. Nothing may be at that place yet.

  --json  print what was written: file, kinds, rows, uploads`,
  options: { json: { type: 'boolean' } },
  async run(input) {
    const [name, ...rest] = input.positionals
    if (name === undefined || rest.length > 0) throw new UsageError('Say where to: export <folder or file.tar>')
    const target = resolve(name)
    if (existsSync(target)) throw new CommandFailed(`${target} is there already.`)
    const { isTarName, packFolder, writeExport } = await import('../export/index.ts')
    const folder = isTarName(target) ? `${target}.files` : target
    const manifest = await withUnchangedSite(input.env, async (site) => {
      // Left over by a process that was killed.
      if (folder !== target) await rm(folder, { recursive: true, force: true })
      return writeExport(site, folder, showParts(input))
    })
    if (folder !== target) {
      await packFolder(folder, target)
      await rm(folder, { recursive: true })
    }
    print(input, target, manifest, 'Exported')
  },
}

/** Says what an export contains. */
export function print({ values }: CommandInput, file: string, { kinds, uploads }: Manifest, done: string): void {
  const rows = Object.values(kinds).reduce((sum, kind) => sum + kind.rows, 0)
  const facts = { file, kinds: Object.keys(kinds).length, rows, uploads: uploads.rows }
  if (values.json === true) console.log(JSON.stringify(facts, null, 2))
  else console.log(`\n${done} ${facts.kinds} kinds with ${rows} rows, and ${uploads.rows} uploads: ${file}`)
}
