import { mergeConfig } from 'vitest/config'
import tests from './vitest.config.ts'

// Separate from the other tests, because the cluster tests need programs that only some machines have, and their
// processes use both cores. For the same reason one file runs after the other.
export default mergeConfig(
  { ...tests, test: { ...tests.test, include: [], exclude: [], globalSetup: ['test/databases/databases-setup.ts'] } },
  { test: { include: ['test/cluster/**/*.test.ts'], fileParallelism: false } },
)
