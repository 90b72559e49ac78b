import { execFileSync } from 'node:child_process'
import { mkdirSync, rmdirSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Room for the data, the write-ahead log that a standby missed while it was away, and the copy that a new standby
 * makes.
 */
const MEGABYTES = 1_024
const NOBODY = 65_534
const BLOCK = 4_096

/** The disk of one database server, in memory, with its data and its write-ahead log. */
export class DataDisk {
  readonly path: string
  readonly #filler: string

  private constructor(path: string) {
    this.path = path
    this.#filler = join(path, 'filler')
  }

  /**
   * Mounts a disk in a folder, which requires the permission to mount.
   * @returns the disk, or the reason why it cannot be mounted
   */
  static mount(folder: string): DataDisk | string {
    const path = join(folder, 'disk')
    mkdirSync(path)
    try {
      const options = `size=${MEGABYTES}m,uid=${NOBODY},gid=${NOBODY},mode=700`
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'pipe' })
      return new DataDisk(path)
    } catch (error) {
      rmdirSync(path)
      return error instanceof Error ? error.message : String(error)
    }
  }

  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a')
    // Writes large blocks first, then small ones into the remaining space.
    for (const size of [1_024 * BLOCK, BLOCK]) await writeUntilFull(file, Buffer.alloc(size))
    await file.close()
  }

  /** Frees the space again. */
  clear(): Promise<void> {
    return rm(this.#filler, { force: true })
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.path])
  }
}

async function writeUntilFull(file: FileHandle, part: Buffer): Promise<void> {
  try {
    for (;;) await file.write(part)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
