import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Manifest } from '../export/index.ts'
import { makePrivateFolder } from '../platform/files/private-files.ts'
import { showParts } from './backup.ts'
import type { Command, CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { isPrivateSite, readSettings, siteUrl } from '../slices/site-settings/index.ts'
import { withUnchangedSite } from './open-site.ts'

export const exportCommand: Command = {
  name: 'export',
  summary: 'Write the whole site as open files: JSON Lines, JSON Schemas and uploads',
  help: `quandary export <folder|file.tar|file.tar.gz> [--public] [--json] [--data-dir <folder>]

Writes everything of the site as it is at one moment; the site may go on running. Each kind of things is a file of JSON
Lines with a JSON Schema, and uploads are stored in uploads/ by their hash (docs/export.md). "quandary import quandary" takes it into
an empty database of either engine, without loss: exported again it has the same bytes. It contains addresses, password
hashes and settings with their secrets: its owner alone can read it. Nothing may be at that place yet.

  --public  write what guests can read alone, as a packed file for everybody: no addresses, hashes, settings or votes
  --json    print what was written: file, kinds, rows, uploads`,
  options: { json: { type: 'boolean' }, public: { type: 'boolean' } },
  async run(input) {
    const [name, ...rest] = input.positionals
    if (name === undefined || rest.length > 0) throw new UsageError('Say where to: export <folder or file.tar>')
    const target = resolve(name)
    if (existsSync(target)) throw new CommandFailed(`${target} is there already.`)
    const { isTarName, packFolder, writeExport, writePublicDump } = await import('../export/index.ts')
    if (input.values.public === true) {
      if (!isTarName(target)) throw new UsageError('A public dump is one file: export --public <file.tar.gz>')
      const { kinds } = await withUnchangedSite(input.env, async (site) => {
        if (await isPrivateSite(site)) throw new CommandFailed('The site is private: guests can read nothing of it.')
        const { name } = await readSettings(site, 'general')
        return writePublicDump(site, { url: await siteUrl(site), name }, target)
      })
      return print(input, target, { kinds, uploads: { rows: 0 } }, 'Exported')
    }
    const write = (folder: string): Promise<Manifest> =>
      withUnchangedSite(input.env, (site) => writeExport(site, folder, showParts(input)))
    const manifest = isTarName(target) ? await writePacked(target, write, packFolder) : await write(target)
    print(input, target, manifest, 'Exported')
  },
}

/** Writes an export beside the file, packs it into the file, and always deletes the unpacked export. */
async function writePacked(
  file: string,
  write: (folder: string) => Promise<Manifest>,
  pack: (folder: string, file: string) => Promise<void>,
): Promise<Manifest> {
  await makePrivateFolder(dirname(file))
  const parent = await mkdtemp(`${file}.part-`)
  try {
    const folder = join(parent, 'files')
    const manifest = await write(folder)
    await pack(folder, file)
    return manifest
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}

/** Prints what an export contains. */
export function print(
  { values }: CommandInput,
  file: string,
  { kinds, uploads }: { kinds: Record<string, { rows: number }>; uploads: { rows: number } },
  done: string,
): void {
  const rows = Object.values(kinds).reduce((sum, kind) => sum + kind.rows, 0)
  const facts = { file, kinds: Object.keys(kinds).length, rows, uploads: uploads.rows }
  if (values.json === true) console.log(JSON.stringify(facts, null, 2))
  else console.log(`\n${done} ${facts.kinds} kinds with ${rows} rows, and ${uploads.rows} uploads: ${file}`)
}
