import { mergeConfig } from 'vitest/config'
import tests from './vitest.config.ts'

// Tests that need programs which only some machines have, and processes that use both cores; separate from the other
// tests.
export default mergeConfig(
  { ...tests, test: { ...tests.test, include: [], exclude: [], globalSetup: ['test/databases/databases-setup.ts'] } },
  { test: { include: ['test/cluster/**/*.test.ts'] } },
)
