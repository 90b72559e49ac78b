import { mergeConfig } from 'vitest/config'
import tests from './vitest.config.ts'

// Programs that only some machines have, and processes that take both cores: apart from the other tests.
export default mergeConfig(
  { ...tests, test: { ...tests.test, include: [], exclude: [], globalSetup: ['test/databases/databases-setup.ts'] } },
  { test: { include: ['test/cluster/**/*.test.ts'] } },
)
