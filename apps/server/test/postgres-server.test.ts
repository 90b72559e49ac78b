import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, 'postgres-server.ts')

it('a run that used PostgreSQL and failed ends as one that failed', async () => {
  const program = `
    const { loadEmbeddedPostgres } = await import(${JSON.stringify(SERVER)})
    await loadEmbeddedPostgres()
    process.exitCode = 3`
  const run = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
  expect(await once(run, 'exit')).toEqual([3, null])
})
