import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Some tests start runners, which other processes on a small machine slow down.
  test: { include: ['scripts/**/*.test.ts'], testTimeout: 120_000 },
})
