// Records which contract the current versions of server, client and guards use, and draws the tables of
// docs/versions.md. With --check it writes nothing, and fails when a version is not recorded or a table is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDrawings } from './architecture/drawings.ts'
import { type NotedVersions, notesIn, withNote } from './versions/noted-versions.ts'
import { contractsTable, fitsTable } from './versions/version-tables.ts'

const ROOT = join(import.meta.dirname, '..')
const NOTES = join(ROOT, 'openapi/versions.json')
const DOCUMENT = join(ROOT, 'docs/versions.md')
const CONTRACT_PACKAGES = ['packages/api-client', 'packages/guards', 'apps/server']

const read = (path: string): string => readFileSync(path, 'utf8')
// Not validated: this script, the build and pnpm have written or parsed these files.
const noted = JSON.parse(read(NOTES)) as NotedVersions
const { info } = JSON.parse(read(join(ROOT, 'packages/api-client/openapi.gen.json'))) as { info: { version: string } }
const present = CONTRACT_PACKAGES.map(
  (folder) => JSON.parse(read(join(ROOT, folder, 'package.json'))) as { name: string; version: string },
)

const drawn = (notes: NotedVersions): string =>
  withDrawings(
    read(DOCUMENT),
    new Map([
      ['fits', fitsTable(notes)],
      ['contracts', contractsTable(notes)],
    ]),
  )

function check(): boolean {
  // A contract that changes between releases is recorded with the versions that release it.
  const missing = present.filter(
    ({ name, version }) => !notesIn(noted).some((one) => one.name === name && one.version === version),
  )
  for (const { name, version } of missing) console.error(`${name} ${version} is not noted in openapi/versions.json`)
  const isStale = drawn(noted) !== read(DOCUMENT)
  if (isStale) console.error('The tables of docs/versions.md are stale')
  if (missing.length > 0 || isStale) console.error('Run `pnpm versions`.')
  return missing.length === 0 && !isStale
}

function note(): void {
  const notes = present.reduce((known, one) => withNote(known, { ...one, contract: info.version }), noted)
  writeFileSync(NOTES, `${JSON.stringify(notes, null, 2)}\n`)
  writeFileSync(DOCUMENT, drawn(notes))
}

if (process.argv.includes('--check')) process.exitCode = check() ? 0 : 1
else note()
