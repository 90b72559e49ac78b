import { accessSync, constants, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { FEW_COLLECTIONS } from './test/run/few-collections.ts'
import { LongestFirst } from './test/run/longest-first.ts'

/** Databases and files of the whole run take less. */
const MOST_BYTES = 2 * 1024 ** 3

// Everything that tests write goes into `os.tmpdir()`: into memory where there is enough of it.
if (hasRoom('/dev/shm')) process.env['TMPDIR'] = '/dev/shm'

// The workers, and the threads and processes that a test starts, load the server's own files. Compiled ones take a thread of
// the backups 0.7 s of processor in place of 1.3 s.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled')

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/databases/databases-setup.ts', 'test/run/every-operation-setup.ts'],
    setupFiles: ['../../scripts/tests/reuse/vitest-setup.ts', 'test/alarm-setup.ts'],
    // State belongs to the context of a site, never to a module, so files can share the modules of a worker: loading the
    // server takes longer than most files run.
    isolate: false,
    // Node loads the sources as it does in production: Vite would wrap every import in a getter, which costs a quarter of the
    // processor time of a call, and would transform every file in each run.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Most functions run too seldom to be optimized, but often enough that compiling each at once saves a tenth and more.
    execArgv: [...FEW_COLLECTIONS, '--always-sparkplug'],
    sequence: { sequencer: LongestFirst },
    // One less than there are processors is vitest's own choice: one on a machine with two, where a test often waits.
    maxWorkers: 2,
    // Each file opens databases of its own; a whole-server story takes its time on a small machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > MOST_BYTES
  } catch {
    return false
  }
}
