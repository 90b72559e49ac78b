import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BrokenBackup } from '../backup/index.ts'
import type { BackupReader, Source } from '../backup/index.ts'
import { sha256 } from '../backup/format.ts'
import type { TableEnd } from '../backup/format.ts'
import { splitLines } from '../backup/split-lines.ts'
import type { Value } from '../platform/db/snapshot.ts'
import type { Manifest, UploadEntry } from './format.ts'
import { fileOfKind, fileOfUpload, FORMAT, FORMAT_VERSION, MANIFEST, UPLOAD_LIST } from './format.ts'

/**
 * Reads an export to its end, verifies every hash and count in it, and returns it as a source for `fillDatabase`.
 * @throws {BrokenBackup}
 */
export async function exportSource(folder: string): Promise<Source<Manifest>> {
  const manifest = await readManifest(folder)
  await readParts(folder, manifest, {})
  return {
    schema: manifest.schema,
    async read(reader) {
      await readParts(folder, manifest, reader)
      return manifest
    },
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new BrokenBackup(`It has no ${MANIFEST}, so it is no export of Quandary.`, { cause: error })
  })
  // Its format and version, which every manifest has had since version 1, are checked below.
  const manifest = parse(text) as unknown as Manifest
  if (manifest.format !== FORMAT) throw new BrokenBackup('It is no export of Quandary.')
  if (!(manifest.version <= FORMAT_VERSION)) {
    throw new BrokenBackup(`It was written by Quandary ${manifest.program}. Use that version or a newer one.`)
  }
  return manifest
}

async function readParts(folder: string, { kinds, uploads }: Manifest, reader: BackupReader): Promise<void> {
  for (const [kind, { fields, last_id: last, ...end }] of Object.entries(kinds)) {
    if (!/^[a-z_]+$/.test(kind)) throw new BrokenBackup(`It has a kind ${JSON.stringify(kind)}.`)
    await reader.table?.({ table: kind, columns: fields, last_id: last })
    const file = fileOfKind(kind)
    await readLines(folder, file, end, async (line) => reader.row?.(rowOf(line, fields, file)))
    await reader.tableEnd?.()
  }
  await readLines(folder, UPLOAD_LIST, uploads, async (line) => {
    // The hash of the list covers this line, and the hash in the line is compared with the bytes of the upload below.
    const { path, sha256: hash } = line as unknown as UploadEntry
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new BrokenBackup(`${UPLOAD_LIST} has an upload without a hash.`)
    const bytes = await readFile(join(folder, fileOfUpload(hash))).catch((error: unknown) => {
      throw new BrokenBackup(`The upload ${path} is missing.`, { cause: error })
    })
    if (sha256(bytes) !== hash) throw new BrokenBackup(`The upload ${path} was changed.`)
    await reader.upload?.(path, bytes)
  })
}

function rowOf(line: Readonly<Record<string, unknown>>, fields: readonly string[], file: string): Value[] {
  return fields.map((field) => {
    const value = line[field]
    if (value === null || typeof value === 'string') return value
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value
    throw new BrokenBackup(`${file} has a line whose ${field} is no text, whole number or null.`)
  })
}

async function readLines(
  folder: string,
  file: string,
  end: TableEnd,
  take: (line: Readonly<Record<string, unknown>>) => Promise<void> | undefined,
): Promise<void> {
  const hash = createHash('sha256')
  let rows = 0
  let last: string | undefined
  const stream = createReadStream(join(folder, file), 'utf8')
  try {
    // A stream with an encoding yields strings, which its type does not say.
    for await (const text of splitLines(stream as AsyncIterable<string>)) {
      if (last !== undefined) {
        hash.update(`${last}\n`)
        rows += 1
        await take(parse(last))
      }
      last = text
    }
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isAbsent) throw new BrokenBackup(`${file} is missing.`, { cause: error })
    throw error
  } finally {
    stream.destroy()
  }
  if (last !== '') throw new BrokenBackup(`${file} ends too early.`)
  if (rows !== end.rows) throw new BrokenBackup(`${file} has ${rows} lines instead of ${end.rows}.`)
  if (hash.digest('hex') !== end.sha256) throw new BrokenBackup(`${file} was changed.`)
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    // The keys of a JSON object are always strings.
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // The error below reports a line that is not valid JSON.
  }
  throw new BrokenBackup('It has a line that cannot be read.')
}
