import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, 'postgres-server.ts')

it.each([
  ['passed', 'by itself', '', 0],
  ['failed', 'by itself', 'process.exitCode = 3', 3],
  ['passed', 'by a call', 'process.exit()', 0],
  ['failed', 'by a call', 'process.exit(3)', 3],
])('a run that used PostgreSQL and %s ends as such %s', async (_outcome, _way, end, code) => {
  const program = `
    const { loadEmbeddedPostgres } = await import(${JSON.stringify(SERVER)})
    await loadEmbeddedPostgres()
    ${end}`
  const run = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
  expect(await once(run, 'exit')).toEqual([code, null])
})
