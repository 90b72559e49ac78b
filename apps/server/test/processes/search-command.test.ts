import { execFile } from 'node:child_process'
import { join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { afterEach, describe, expect, it } from 'vitest'
import type { ServerProcess } from './start-process.ts'
import { startServerProcess } from './start-process.ts'

const MAIN = join(import.meta.dirname, '../../src/cli/main.js')

let server: ServerProcess | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

/** Runs a command on the site in a data folder, and returns its exit code and output. */
function quandary(dataDir: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir }
    execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}

describe('quandary search reindex', () => {
  it(
    'S37 repairs the index of a running site, as the check and the search then show',
    { timeout: 120_000 },
    async () => {
      server = await startServerProcess()
      const { dataDir, address } = server
      const count = async () => {
        const answer = await fetch(`${address}/answer/api/v1/search?q=is:question&order=newest`)
        return (await answer.json()).data.count
      }
      const before = await count()
      expect(before).toBeGreaterThan(5)
      const database = new SqliteDriver(join(dataDir, 'quandary.db'))
      database.exec('delete from search_documents where object_type = 1')
      database.close()
      expect(await count()).toBe(0)
      const found = await quandary(dataDir, 'check')
      expect(found.code).toBe(1)
      expect(found.output).toContain(`search index of questions: ${before} wrong`)
      const { code, output } = await quandary(dataDir, 'search', 'reindex')
      expect([code, output]).toEqual([
        0,
        expect.stringMatching(/Indexing: 100 % of (\d+) posts\n\1 posts are indexed\./),
      ])
      expect(await count()).toBe(before)
      expect((await quandary(dataDir, 'check')).output).not.toContain('search')
    },
  )

  it('S38 refuses unknown arguments, and prints its usage', { timeout: 60_000 }, async () => {
    const { code, output } = await quandary('/nonexistent', 'search', 'rebuild')
    expect([code, output]).toEqual([2, expect.stringContaining('quandary search reindex [--data-dir <folder>]')])
  })
})
