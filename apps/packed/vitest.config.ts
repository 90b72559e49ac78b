import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // `pnpm compare` fetches what others publish, so it is no part of a run of all tests.
    include: process.env['QUANDARY_COMPARE'] === '1' ? ['src/compare.ts'] : ['src/**/*.test.ts'],
    globalSetup: ['src/packed-setup.ts'],
    // The files share one installed project, and a small machine has little to gain from doing two things at once.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
