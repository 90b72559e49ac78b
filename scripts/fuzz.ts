// Sends generated requests to fresh sites until the time is over or a request is answered wrongly. Three quarters of
// the time are for operations, the rest is for pages.
// - usage: `pnpm fuzz [--minutes 10] [--seed 1] [--engine sqlite|postgres]`
import { parseArgs } from 'node:util'
import { requireNode } from './node-version.ts'
import { run } from './run.ts'

requireNode()
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, engine: { type: 'string' } },
})
const { minutes = '1', engine } = values
const seed = values.seed ?? String(Math.floor(Math.random() * 1_000_000))
const engines: Record<string, string> = { sqlite: 'sqlite3', postgres: 'postgres' }
const chosen = engine === undefined ? undefined : engines[engine]
if (!(Number(minutes) > 0) || !Number.isInteger(Number(seed)) || (engine !== undefined && chosen === undefined)) {
  console.error('pnpm fuzz [--minutes <number>] [--seed <whole number>] [--engine sqlite|postgres]')
  process.exit(2)
}

console.log(`Seed ${seed}, ${minutes} minutes on ${engine ?? 'each engine'}`)
const env = { FUZZ_MINUTES: minutes, FUZZ_SEED: seed, ...(chosen !== undefined && { FUZZ_ENGINE: chosen }) }
// Builds the apps first, because some requests are for their pages.
const apps = ['site', 'admin', 'installer'].map((name) => `--filter=@quandary/${name}`)
const isBuilt = (await run('turbo', ['run', 'build', ...apps, '--output-logs=errors-only'])).ok
const vitest = ['--filter', '@quandary/server', 'exec', 'vitest', 'run', 'test/contract/contract-fuzz.test.ts']
process.exitCode = isBuilt && (await run('pnpm', vitest, { env })).ok ? 0 : 1
