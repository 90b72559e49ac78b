import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { hashRows } from '../backup/hash-rows.ts'
import type { NeutralTable, Snapshot, Value } from '../platform/db/snapshot.ts'
import { PRIVATE_FILE } from '../platform/files/private-files.ts'

/** Writes the rows of a table as lines. The hash is that of the file, so that any tool can check it. */
export async function writeKind(snapshot: Snapshot, table: NeutralTable, file: string) {
  const out = await LineFile.create(file)
  const names = table.columns.map(({ name }) => name)
  const toLine = (row: Value[]): string =>
    `${JSON.stringify(Object.fromEntries(names.map((name, place) => [name, row[place]])))}\n`
  try {
    const end = await hashRows(snapshot.rows(table), (lines) => out.write(lines), toLine)
    await out.close()
    return end
  } finally {
    out.destroy()
  }
}

/** Writes an object as a file of its own. */
export async function writeJson(file: string, value: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`, { mode: PRIVATE_FILE })
}

/** A new file of lines. Waits for the disk, so that no more than a buffer is in memory. */
export class LineFile {
  #stream: ReturnType<typeof createWriteStream>

  private constructor(file: string) {
    this.#stream = createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE })
    // The next write, or the end of the file, reports an error.
    this.#stream.on('error', () => {})
  }

  static async create(file: string): Promise<LineFile> {
    await mkdir(dirname(file), { recursive: true })
    return new LineFile(file)
  }

  async write(text: string): Promise<void> {
    if (this.#stream.errored) throw this.#stream.errored
    if (!this.#stream.write(text)) await once(this.#stream, 'drain')
  }

  async close(): Promise<void> {
    this.#stream.end()
    await finished(this.#stream)
  }

  /** Closes the file, even after an error. */
  destroy(): void {
    this.#stream.destroy()
  }
}
