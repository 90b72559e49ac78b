import { accessSync, constants, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/run/longest-first.ts'

// Most options below save processor time. Their comments end with the time that the tests of six slices take without
// the option (`time vitest run src/slices/{bookmarks,comments,follows,revisions,tags,votes}`). With all options, these
// tests take 25 s. An option that no longer saves a tenth of the time can be deleted.

/** Free space that the temporary folder needs, in bytes. The databases and files of a whole run take less. */
const MAX_BYTES = 2 * 1024 ** 3

// Tests write only into `os.tmpdir()`, which is moved into memory if there is enough of it. On a disk: 28 s.
if (hasRoom('/dev/shm')) process.env['TMPDIR'] = '/dev/shm'

// Workers, threads and processes that a test starts all load the server's files. With the compile cache, starting a
// backup thread takes 0.7 s of processor time instead of 1.3 s. Without it: 30 s.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled')

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/cluster/**'],
    globalSetup: ['test/databases/databases-setup.ts', 'test/run/every-operation-setup.ts'],
    setupFiles: ['../../scripts/tests/reuse/vitest-setup.ts', 'test/alarm-setup.ts'],
    // Modules have no state, because state belongs to the context of a site, so test files can share the modules of a
    // worker. Loading the server takes longer than most files run. Isolated: 47 s.
    isolate: false,
    // Node loads the sources as it does in production: Vite would wrap every import in a getter, and would transform
    // every file in each run. With Vite: 34 s.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: LongestFirst },
    // Vitest's default is the number of processors minus one. On a machine with two, that is a single worker, which is
    // often idle because a test waits.
    maxWorkers: 2,
    // High, because these timeouts measure wall time, and other processes on a small machine slow the tests down. Tests
    // about speed measure processor time instead.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > MAX_BYTES
  } catch {
    return false
  }
}
