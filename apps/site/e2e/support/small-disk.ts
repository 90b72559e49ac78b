import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const MEGABYTES = 48
const BLOCK = 4096

/** A separate disk that can be filled. */
export class SmallDisk {
  readonly #mount: string
  readonly #filler: string
  /** Data folder for a site on this disk. */
  readonly dataDir: string

  private constructor(mount: string) {
    this.#mount = mount
    this.#filler = join(mount, 'filler')
    this.dataDir = join(mount, 'data')
    mkdirSync(this.dataDir)
  }

  /**
   * Mounts a disk in memory, which requires permission to mount.
   * @returns the disk, or the reason why it cannot be mounted
   */
  static mount(): SmallDisk | string {
    const folder = mkdtempSync(join(tmpdir(), 'quandary-small-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'pipe' })
      return new SmallDisk(folder)
    } catch (error) {
      rmdirSync(folder)
      return error instanceof Error ? error.message : String(error)
    }
  }

  async fill(): Promise<void> {
    // Until the write-ahead log is truncated, SQLite can overwrite parts of it without new space.
    const database = new DatabaseSync(join(this.dataDir, 'quandary.db'))
    const emptied = database.prepare('pragma wal_checkpoint(truncate)').get()
    database.close()
    if (emptied?.['busy'] !== 0) throw new Error('The write-ahead log could not be emptied')
    const file = await open(this.#filler, 'a')
    // Writes large blocks first, then small ones into the remaining space.
    for (const size of [256 * BLOCK, BLOCK]) await writeUntilFull(file, Buffer.alloc(size))
    await file.close()
  }

  /** Frees the space again. */
  clear(): Promise<void> {
    return rm(this.#filler)
  }

  /** Unmounts the disk. Processes that still use it can do so until they end. */
  async unmount(): Promise<void> {
    execFileSync('umount', ['--lazy', this.#mount])
    await rm(this.#mount, { recursive: true })
  }
}

async function writeUntilFull(file: FileHandle, part: Buffer): Promise<void> {
  try {
    for (;;) await file.write(part)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
