import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres-setup.ts', 'test/templates-setup.ts', 'test/every-operation-setup.ts'],
    // One less than there are processors is vitest's own choice: one on a machine with two, where a test often waits.
    maxWorkers: 2,
    // Each file opens databases of its own; a whole-server story takes its time on a small machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
