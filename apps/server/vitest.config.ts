import { accessSync, constants, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/run/longest-first.ts'

// The options below save processor time. Each says what the tests of six slices take without it (`time vitest run
// src/slices/{bookmarks,comments,follows,revisions,tags,votes}`); with all of them they take 25 s. One that no longer saves a
// tenth can be deleted.

/** Databases and files of the whole run take less. */
const MOST_BYTES = 2 * 1024 ** 3

// Everything that tests write goes into `os.tmpdir()`: into memory where there is enough of it. On a disk: 28 s.
if (hasRoom('/dev/shm')) process.env['TMPDIR'] = '/dev/shm'

// The workers, and the threads and processes that a test starts, load the server's own files. Compiled ones take a thread of
// the backups 0.7 s of processor in place of 1.3 s. Without them: 30 s.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled')

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/cluster/**'],
    globalSetup: ['test/databases/databases-setup.ts', 'test/run/every-operation-setup.ts'],
    setupFiles: ['../../scripts/tests/reuse/vitest-setup.ts', 'test/alarm-setup.ts'],
    // State belongs to the context of a site, never to a module, so files can share the modules of a worker: loading the
    // server takes longer than most files run. Isolated: 47 s.
    isolate: false,
    // Node loads the sources as it does in production: Vite would wrap every import in a getter, and would transform every file
    // in each run. With Vite: 34 s.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: LongestFirst },
    // Vitest's own choice is one less than there are processors: one on a machine with two, where a test often waits.
    maxWorkers: 2,
    // Times of the clock, which other processes on a small machine use, too: what only waits long passes all the same, and
    // tests about speed count processor time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
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
