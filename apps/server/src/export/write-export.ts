import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownTables } from '../backup/index.ts'
import type { OnPart } from '../backup/index.ts'
import { sha256 } from '../backup/format.ts'
import type { AppContext } from '../context.ts'
import { appliedSteps } from '../platform/db/migrations.ts'
import { neutralTables } from '../platform/db/snapshot.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../platform/files/private-files.ts'
import { PROGRAM_VERSION } from '../platform/program-version.ts'
import type { Kind, Manifest, UploadEntry } from './format.ts'
import { fileOfKind, fileOfUpload, FORMAT, FORMAT_VERSION, MANIFEST, schemaOfKind, UPLOAD_LIST } from './format.ts'
import { kindSchema } from './kind-schema.ts'
import { keyColumns } from './store.ts'
import { LineFile, writeJson, writeKind } from './write-files.ts'

/**
 * Matches the tables of the search index. An export does not contain them, because an import rebuilds the index from
 * the posts.
 */
const SEARCH_TABLE = /^search_/

/**
 * Writes the current state of the site into a new folder, while the site is running. The folder appears when it is
 * complete. The same content gives the same bytes, on every engine.
 * @param folder absolute path; must not exist
 */
export async function writeExport(ctx: AppContext, folder: string, onPart: OnPart = () => {}): Promise<Manifest> {
  await makePrivateFolder(dirname(folder))
  // A new folder, because an existing one may belong to someone else.
  const draft = await mkdtemp(`${folder}.part-`)
  try {
    const manifest = await writeParts(ctx, draft, onPart)
    await rename(draft, folder)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function writeParts(ctx: AppContext, folder: string, onPart: OnPart): Promise<Manifest> {
  const present = await ownTables(ctx.db)
  const columnsOf = new Map(present.map(({ name, columns }) => [name, columns]))
  const tables = neutralTables(present.filter(({ name }) => !SEARCH_TABLE.test(name)))
  const kinds: Record<string, Kind> = {}
  const snapshot = await ctx.database.snapshot()
  try {
    const lastIds = await snapshot.lastIds(tables)
    for (const table of tables) {
      onPart(table.name)
      const { rows, sha256: hash } = await writeKind(snapshot, table, join(folder, fileOfKind(table.name)))
      const fields = table.columns.map(({ name }) => name)
      kinds[table.name] = { fields, rows, last_id: lastIds.get(table.name) ?? 0, sha256: hash }
      const schema = kindSchema(table.name, columnsOf.get(table.name) ?? [], await keyColumns(ctx.database, table.name))
      await writeJson(join(folder, schemaOfKind(table.name)), schema)
    }
  } finally {
    await snapshot.close()
  }
  onPart('uploads')
  // Uploads are read after the database. A file is stored before the row that refers to it, so every row in the export
  // has its file.
  const uploads = await writeUploads(ctx, folder)
  const manifest: Manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    program: PROGRAM_VERSION,
    schema: await appliedSteps(ctx.db),
    kinds,
    uploads,
  }
  await writeJson(join(folder, MANIFEST), manifest)
  return manifest
}

async function writeUploads({ files }: AppContext, folder: string): Promise<Manifest['uploads']> {
  const out = await LineFile.create(join(folder, UPLOAD_LIST))
  const hash = createHash('sha256')
  let rows = 0
  try {
    for (const path of await files.all()) {
      const bytes = await files.read(path)
      // The upload was deleted after it had been listed, so no row refers to it.
      if (bytes === undefined) continue
      const entry: UploadEntry = { path, sha256: sha256(bytes), bytes: bytes.length }
      const line = `${JSON.stringify(entry)}\n`
      hash.update(line)
      await out.write(line)
      const target = join(folder, fileOfUpload(entry.sha256))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, bytes, { mode: PRIVATE_FILE })
      rows += 1
    }
    await out.close()
  } finally {
    out.destroy()
  }
  return { rows, sha256: hash.digest('hex') }
}
