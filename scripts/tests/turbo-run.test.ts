import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readTurboRun } from './turbo-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'quandary-turbo-run-'))
afterAll(() => rmSync(folder, { recursive: true }))

function task(taskId: string, status: 'HIT' | 'MISS', exitCode?: number, command = 'vitest') {
  return { taskId, command, cache: { status }, ...(exitCode === undefined ? {} : { execution: { exitCode } }) }
}

/** Writes a summary, and prints its path like Turborepo. */
function summaryOf(...tasks: ReturnType<typeof task>[]): { file: string; output: string } {
  const file = join(folder, 'summary.json')
  writeFileSync(file, JSON.stringify({ tasks }))
  return { file, output: `\n Tasks:    ${tasks.length} total\n\u001B[1mSummary:    \u001B[0m${file}\n` }
}

describe('a run of Turborepo', () => {
  it('tells of each task whether it passed and whether it was cached', () => {
    const { file, output } = summaryOf(task('a#test', 'HIT', 0), task('b#test', 'MISS', 0), task('c#test', 'MISS', 1))
    const run = readTurboRun(false, output)
    expect(run).toMatchObject({ ok: false, cached: false })
    expect(Object.fromEntries(run.tasks)).toEqual({
      'a#test': { ok: true, cached: true },
      'b#test': { ok: true, cached: false },
      'c#test': { ok: false, cached: false },
    })
    expect(existsSync(file)).toBe(false)
  })

  it('is cached when all of its tasks that have a command are', () => {
    const { output } = summaryOf(task('a#test', 'HIT', 0), task('a#transit', 'MISS', 0, '<NONEXISTENT>'))
    expect(readTurboRun(true, output)).toMatchObject({ ok: true, cached: true })
  })

  it('counts a task that was never executed as failed', () => {
    const { output } = summaryOf(task('a#test', 'MISS'))
    expect(readTurboRun(false, output).tasks.get('a#test')).toEqual({ ok: false, cached: false })
  })

  it('has failed when it has no summary', () => {
    expect(readTurboRun(false, 'Could not find task "tests"')).toEqual({ ok: false, cached: false, tasks: new Map() })
  })
})
