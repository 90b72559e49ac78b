import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Gzip } from 'node:zlib'
import { createGzip } from 'node:zlib'
import type { AppContext } from '../context.ts'
import { readKey } from '../platform/crypto/key-file.ts'
import { TWO_FACTOR_KEY_FILE } from '../platform/crypto/two-factor-key-file.ts'
import { appliedSteps } from '../platform/db/migrations.ts'
import type { NeutralTable, Snapshot } from '../platform/db/snapshot.ts'
import { neutralTables } from '../platform/db/snapshot.ts'
import { PRIVATE_FILE } from '../platform/files/private-files.ts'
import { PROGRAM_VERSION } from '../platform/program-version.ts'
import type { Encryption } from './encryption.ts'
import { encrypt } from './encryption.ts'
import type { Contents, Header, Line, TableEnd } from './format.ts'
import { FORMAT, FORMAT_VERSION, sha256 } from './format.ts'
import { hashRows } from './hash-rows.ts'
import { ownTables } from './own-tables.ts'

/** Called with the name of each part before it is read. */
export type OnPart = (part: string) => void

/**
 * Writes the current state of the site into a file, while the site is running. The file appears when it is
 * complete.
 * @param file absolute path; an existing file is replaced
 * @param options.withUploads false to leave out everything outside of the database
 * @param options.encryption absent to leave the file readable
 */
export async function writeBackup(
  ctx: AppContext,
  file: string,
  {
    onPart = () => {},
    encryption,
    withUploads = true,
  }: { onPart?: OnPart; encryption?: Encryption | undefined; withUploads?: boolean } = {},
): Promise<Contents> {
  const draft = `${file}.part`
  // Deletes the draft of a killed process, or a link that another account planted at this path.
  await rm(draft, { force: true })
  const out = await BackupFile.create(draft, encryption)
  try {
    const contents = await writeContents(ctx, out, { onPart, withUploads })
    await out.close()
    await rename(draft, file)
    await flushFolder(dirname(file))
    return contents
  } catch (error) {
    await out.abort()
    await rm(draft, { force: true })
    throw error
  }
}

/** Flushes the entries of a folder to the disk, so that a renamed file survives a power cut. */
async function flushFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function writeContents(
  ctx: AppContext,
  out: BackupFile,
  { onPart, withUploads }: { onPart: OnPart; withUploads: boolean },
): Promise<Contents> {
  const tables = neutralTables(await ownTables(ctx.db))
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    program: PROGRAM_VERSION,
    created_at: ctx.clock.now(),
    schema: await appliedSteps(ctx.db),
  }
  await out.write(header)
  const ends = new Map<string, TableEnd>()
  const snapshot = await ctx.database.snapshot()
  try {
    const lastIds = await snapshot.lastIds(tables)
    for (const table of tables) {
      onPart(table.name)
      const columns = table.columns.map(({ name }) => name)
      await out.write({ table: table.name, columns, last_id: lastIds.get(table.name) ?? 0 })
      ends.set(table.name, await writeRows(snapshot, table, out))
    }
  } finally {
    await snapshot.close()
  }
  onPart('uploads')
  // Uploads are read after the database. A file is stored before the row that refers to it, so every row in the backup
  // has its file.
  const uploads = withUploads ? await writeUploads(ctx, out) : 0
  const key = withUploads ? readKey(join(ctx.config.dataDir, TWO_FACTOR_KEY_FILE)) : undefined
  if (key) await out.write({ two_factor_key: key.toString('base64') })
  const rows = [...ends.values()].reduce((sum, end) => sum + end.rows, 0)
  await out.write({ tables: ends.size, rows, uploads, sha256: out.hash() })
  return { header, tables: ends, rows, uploads, ...(key && { twoFactorKey: key }) }
}

async function writeRows(snapshot: Snapshot, table: NeutralTable, out: BackupFile): Promise<TableEnd> {
  const end = await hashRows(snapshot.rows(table), (lines) => out.writeText(lines))
  await out.write(end)
  return end
}

async function writeUploads({ files }: AppContext, out: BackupFile): Promise<number> {
  let count = 0
  for (const path of await files.all()) {
    const bytes = await files.read(path)
    // The upload was deleted after it had been listed, so no row refers to it.
    if (bytes === undefined) continue
    await out.write({ upload: path, sha256: sha256(bytes), base64: bytes.toString('base64') })
    count += 1
  }
  return count
}

/**
 * A new compressed file of lines, readable by its owner only. Writing waits for the disk, so no more than a buffer is
 * in memory.
 */
class BackupFile {
  #hash = createHash('sha256')
  #gzip: Gzip
  #written: Promise<void>

  private constructor(gzip: Gzip, written: Promise<void>) {
    this.#gzip = gzip
    this.#written = written
    // The next write, or the end of the file, reports this error.
    written.catch((error: unknown) => gzip.destroy(error instanceof Error ? error : new Error(String(error))))
    gzip.on('error', () => {})
  }

  /** @param encryption undefined to leave the file readable */
  static async create(path: string, encryption: Encryption | undefined): Promise<BackupFile> {
    const gzip = createGzip()
    const bytes = encryption === undefined ? gzip : await encrypt(gzip, encryption)
    const file = createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE, flush: true })
    return new BackupFile(gzip, pipeline(bytes, file))
  }

  write(line: Line): Promise<void> {
    return this.writeText(`${JSON.stringify(line)}\n`)
  }

  async writeText(text: string): Promise<void> {
    if (this.#gzip.errored) throw this.#gzip.errored
    this.#hash.update(text)
    if (!this.#gzip.write(text)) await once(this.#gzip, 'drain')
  }

  /** Returns the hash of everything written so far. */
  hash(): string {
    return this.#hash.copy().digest('hex')
  }

  async close(): Promise<void> {
    this.#gzip.end()
    await this.#written
  }

  async abort(): Promise<void> {
    this.#gzip.destroy()
    await this.#written.catch(() => {})
  }
}
