import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Value } from '../platform/db/snapshot.ts'
import type { Keys } from './encryption.ts'
import { readDecrypted } from './encryption.ts'
import type { BackupEnd, Contents, Header, Line, TableEnd, TableHead, UploadLine } from './format.ts'
import { BrokenBackup, FORMAT, FORMAT_VERSION, sha256 } from './format.ts'
import type { BackupReader, Source } from './source.ts'
import { splitLines } from './split-lines.ts'

/**
 * Reads a backup from start to end, and verifies every hash and count in it.
 * @param keys for an encrypted backup
 * @throws {KeyMissing}
 * @throws {BrokenBackup} at the first difference; the reader may have received parts by then
 */
export async function readBackup(file: string, reader: BackupReader = {}, keys: Keys = {}): Promise<Contents> {
  const reading = new Reading(reader)
  for await (const line of linesOf(await readDecrypted(file, keys))) await reading.take(line)
  return reading.end()
}

/** Opens a backup as a source for `fillDatabase`. */
export async function backupSource(file: string, keys: Keys = {}): Promise<Source<Contents>> {
  const { header } = await readBackup(file, {}, keys)
  return { schema: header.schema, read: (reader) => readBackup(file, reader, keys) }
}

class Reading {
  #reader: BackupReader
  #hash = createHash('sha256')
  #header: Header | undefined
  #table: { head: TableHead; rows: number; hash: ReturnType<typeof createHash> } | undefined
  #tables = new Map<string, TableEnd>()
  #rows = 0
  #uploads = 0
  #twoFactorKey: Buffer | undefined
  #end: BackupEnd | undefined

  constructor(reader: BackupReader) {
    this.#reader = reader
  }

  async take(text: string): Promise<void> {
    if (this.#end) throw new BrokenBackup('There is something after its end.')
    const line = parse(text)
    if (!this.#header) await this.#takeHeader(line)
    else if (Array.isArray(line)) await this.#takeRow(line, text)
    else if ('table' in line) await this.#takeTable(line)
    else if ('upload' in line) await this.#takeUpload(line)
    else if ('two_factor_key' in line) this.#twoFactorKey = Buffer.from(line.two_factor_key, 'base64')
    else if ('tables' in line) this.#takeEnd(line)
    else if ('rows' in line) await this.#takeTableEnd(line)
    else throw new BrokenBackup('It has a line of an unknown kind.')
    this.#hash.update(`${text}\n`)
  }

  end(): Contents {
    if (!this.#header || !this.#end) throw new BrokenBackup('It ends too early.')
    const contents = { header: this.#header, tables: this.#tables, rows: this.#rows, uploads: this.#uploads }
    return { ...contents, ...(this.#twoFactorKey && { twoFactorKey: this.#twoFactorKey }) }
  }

  async #takeHeader(line: Line): Promise<void> {
    if (Array.isArray(line) || !('format' in line) || line.format !== FORMAT) {
      throw new BrokenBackup('It is no backup of Quandary.')
    }
    if (line.version > FORMAT_VERSION) {
      throw new BrokenBackup(`It was written by Quandary ${line.program}. Use that version or a newer one.`)
    }
    this.#header = line
    await this.#reader.header?.(line)
  }

  async #takeTable(head: TableHead): Promise<void> {
    if (this.#table) throw new BrokenBackup(`The table ${this.#table.head.table} has no end.`)
    this.#table = { head, rows: 0, hash: createHash('sha256') }
    await this.#reader.table?.(head)
  }

  async #takeRow(row: Value[], text: string): Promise<void> {
    if (!this.#table) throw new BrokenBackup('It has a row outside of a table.')
    this.#table.rows += 1
    this.#table.hash.update(`${text}\n`)
    await this.#reader.row?.(row)
  }

  async #takeTableEnd({ rows, sha256: hash }: TableEnd): Promise<void> {
    const table = this.#table
    if (!table) throw new BrokenBackup('It has the end of a table without its beginning.')
    if (table.rows !== rows) throw new BrokenBackup(`${table.head.table} has ${table.rows} rows instead of ${rows}.`)
    if (table.hash.digest('hex') !== hash) throw new BrokenBackup(`The rows of ${table.head.table} were changed.`)
    this.#tables.set(table.head.table, { rows, sha256: hash })
    this.#rows += rows
    this.#table = undefined
    await this.#reader.tableEnd?.()
  }

  async #takeUpload({ upload, sha256: hash, base64 }: UploadLine): Promise<void> {
    const bytes = Buffer.from(base64, 'base64')
    if (sha256(bytes) !== hash) throw new BrokenBackup(`The upload ${upload} was changed.`)
    this.#uploads += 1
    await this.#reader.upload?.(upload, bytes)
  }

  #takeEnd(end: BackupEnd): void {
    const isWhole =
      !this.#table && end.tables === this.#tables.size && end.rows === this.#rows && end.uploads === this.#uploads
    if (!isWhole) throw new BrokenBackup('It does not contain everything that its end names.')
    if (this.#hash.copy().digest('hex') !== end.sha256) throw new BrokenBackup('It was changed.')
    this.#end = end
  }
}

function parse(text: string): Line {
  try {
    // Every kind of line is an object or an array; the hashes cover its content.
    const line: unknown = JSON.parse(text)
    if (typeof line === 'object' && line !== null) return line as Line
  } catch {
    // The error below reports a line that is not valid JSON.
  }
  throw new BrokenBackup('It has a line that cannot be read.')
}

/**
 * The first bytes of each file: deflate, no flags and no time (RFC 1952, 2.3.1). The next two depend on the machine.
 */
const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])
/** The next two bytes: default compression, on Unix, NTFS or macOS. */
const GZIP_MACHINES: readonly number[] = [0x0003, 0x000a, 0x000b, 0x0013]

async function* linesOf(source: Readable): AsyncGenerator<string> {
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  source.once('data', (chunk: Uint8Array) => {
    const start = Buffer.from(chunk)
    const isOurs = start.subarray(0, 8).equals(GZIP_START) && GZIP_MACHINES.includes(start.readUInt16BE(8))
    if (!isOurs) gunzip.destroy(new BrokenBackup('It is no backup of Quandary, or its beginning was changed.'))
  })
  source.pipe(gunzip).setEncoding('utf8')
  let last: string | undefined
  try {
    // A stream with an encoding yields strings, which its type does not say.
    for await (const line of splitLines(gunzip as AsyncIterable<string>)) {
      if (last !== undefined) yield last
      last = line
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // Decryption reports a changed part with an error without a code.
    const isDamaged = code.startsWith('Z_') || (code === '' && !(error instanceof BrokenBackup))
    if (isDamaged) throw new BrokenBackup('It is damaged or was cut off.', { cause: error })
    throw error
  } finally {
    source.destroy()
  }
  if (last !== '') throw new BrokenBackup('It ends too early.')
}
