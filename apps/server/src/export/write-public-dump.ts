import { mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ownTables } from '../backup/index.ts'
import type { AppContext } from '../context.ts'
import { neutralTables } from '../platform/db/snapshot.ts'
import { makePrivateFolder } from '../platform/files/private-files.ts'
import { unlessAbsent } from '../platform/files/unless-absent.ts'
import { PROGRAM_VERSION } from '../platform/program-version.ts'
import type { Kind } from './format.ts'
import { fileOfKind, MANIFEST, schemaOfKind } from './format.ts'
import { kindSchema } from './kind-schema.ts'
import { PUBLIC_KINDS } from './public-rows.ts'
import { keyColumns } from './store.ts'
import { packFolder } from './tar-file.ts'
import { writeJson, writeKind } from './write-files.ts'

export const PUBLIC_FORMAT = 'quandary-public-dump'

/** The folder in which a dump is being written has the name of the file, this text and random characters. */
const DRAFT = '.part-'

/** The manifest of a public dump. */
export interface PublicManifest {
  format: typeof PUBLIC_FORMAT
  version: 1
  /** Version of Quandary that wrote the dump. */
  program: string
  /** Address and name of the site. */
  site: { url: string; name: string }
  /** Milliseconds since 1970, UTC. */
  made_at: number
  kinds: Record<string, Omit<Kind, 'last_id'>>
}

/**
 * Writes what guests can read at one moment as a packed export (docs/export.md). The file appears, or replaces an
 * earlier one, when it is complete. Its modification time is taken from the site's clock.
 * @param file ends with `.tar.gz` or `.tar`
 */
export async function writePublicDump(
  ctx: AppContext,
  site: PublicManifest['site'],
  file: string,
): Promise<PublicManifest> {
  await makePrivateFolder(dirname(file))
  const draft = await mkdtemp(`${file}${DRAFT}`)
  try {
    const manifest = await writeParts(ctx, site, join(draft, 'files'))
    const packed = join(draft, file.endsWith('gz') ? 'dump.tar.gz' : 'dump.tar')
    await packFolder(join(draft, 'files'), packed)
    const madeAt = new Date(manifest.made_at)
    await utimes(packed, madeAt, madeAt)
    await rename(packed, file)
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Deletes the draft folders that stopped dumps and ended processes have left beside a file. */
export async function deleteDrafts(file: string): Promise<void> {
  for (const draft of await draftsOf(file)) await rm(draft, { recursive: true, force: true })
}

/** True if {@link deleteDrafts} has something to delete. */
export async function hasDrafts(file: string): Promise<boolean> {
  return (await draftsOf(file)).length > 0
}

async function draftsOf(file: string): Promise<string[]> {
  const names = (await unlessAbsent(readdir(dirname(file)))) ?? []
  return names.filter((name) => name.startsWith(`${basename(file)}${DRAFT}`)).map((name) => join(dirname(file), name))
}

async function writeParts(ctx: AppContext, site: PublicManifest['site'], folder: string): Promise<PublicManifest> {
  const present = await ownTables(ctx.db)
  const columnsOf = new Map(present.map(({ name, columns }) => [name, columns]))
  const kinds: PublicManifest['kinds'] = {}
  const made_at = ctx.clock.now()
  const snapshot = await ctx.database.snapshot()
  try {
    for (const table of neutralTables(present)) {
      const kind = PUBLIC_KINDS[table.name]
      if (!kind) continue
      const columns = table.columns.filter(({ name }) => kind.fields.includes(name))
      const part = { name: table.name, columns, only: kind.only }
      const end = await writeKind(snapshot, part, join(folder, fileOfKind(table.name)))
      kinds[table.name] = { fields: columns.map(({ name }) => name), ...end }
      const described = (columnsOf.get(table.name) ?? []).filter(({ name }) => kind.fields.includes(name))
      const schema = kindSchema(table.name, described, await keyColumns(ctx.database, table.name))
      await writeJson(join(folder, schemaOfKind(table.name)), schema)
    }
  } finally {
    await snapshot.close()
  }
  const manifest: PublicManifest = { format: PUBLIC_FORMAT, version: 1, program: PROGRAM_VERSION, site, made_at, kinds }
  await writeJson(join(folder, MANIFEST), manifest)
  return manifest
}
