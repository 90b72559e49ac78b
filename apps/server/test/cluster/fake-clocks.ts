import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The library of Debian's package `faketime`; its folder depends on the processor. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`

/** True if processes can get clocks of their own. */
export const HAS_FAKETIME = existsSync(LIBRARY)

/** Clocks of processes, which can be set while a process runs. Only the time of day changes, not the monotonic clock. */
export class FakeClocks {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async make(): Promise<FakeClocks> {
    return new FakeClocks(await mkdtemp(join(tmpdir(), 'quandary-clocks-')))
  }

  /** Returns environment variables that give a process its own clock, which `set` changes by this name. */
  async environmentOf(name: string): Promise<Record<string, string>> {
    await this.set(name, 0)
    return {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: this.#file(name),
      // Seconds after which the library reads the file again.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    }
  }

  /** Sets how many seconds a clock is ahead. */
  async set(name: string, seconds: number): Promise<void> {
    await writeFile(this.#file(name), `${seconds < 0 ? '' : '+'}${seconds}\n`)
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }

  #file(name: string): string {
    return join(this.#folder, name)
  }
}
