import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // `pnpm compare` downloads other packages, so it is not part of the test run.
    include: process.env['QUANDARY_COMPARE'] === '1' ? ['src/compare.ts'] : ['src/**/*.test.ts'],
    globalSetup: ['src/packed-setup.ts'],
    // The files share one installed project, and a small machine gains little from running them in parallel.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
