import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from '../../run.ts'
import type { Outcome } from '../report.ts'
import { listSuites } from '../suites.ts'
import { EXECUTED_ENV, EXECUTED_FOLDER, writeExecuted } from './executed.ts'
import { REUSE_RULES } from './reuse-rules.ts'
import { openReuse, SELECT_ENV, type Selection } from './reuse.ts'

const FILE = 'scripts/tests/reuse/words.test.ts'
const RULES = { tests: /^scripts\/tests\/reuse\/words\.test\.ts$/, base: [], executed: [], words: 'none' }
const PASSED: Outcome = {
  passed: 3,
  failed: 0,
  skipped: [],
  failures: [],
  files: [{ file: FILE, tests: 3, seconds: 1, failed: false }],
}

let workspace: string

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'quandary-reuse-'))
  vi.stubEnv(SELECT_ENV, '1')
  vi.stubEnv(EXECUTED_ENV, '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(workspace, { recursive: true })
})

/** Ends a run of the only test file with an outcome. */
function runEnds(outcome: Outcome): void {
  const reuse = openReuse(workspace, 'vitest', RULES)
  writeExecuted(join(workspace, EXECUTED_FOLDER), { test: FILE, executed: [] })
  reuse.remember(outcome)
}

function selected(): Selection {
  return openReuse(workspace, 'vitest', RULES).select()
}

describe('the next run', () => {
  it('leaves out a file that passed', () => {
    runEnds(PASSED)
    expect(selected()).toEqual({ files: [], reused: [{ file: FILE, tests: 3 }] })
  })

  it('runs every file after a failure that belongs to none', () => {
    runEnds(PASSED)
    runEnds({ ...PASSED, failed: 1, failures: ['Error: No test called: listTags'] })
    expect(selected()).toEqual({ files: null, reused: [] })
  })

  it('runs every file after a runner that wrote no report', () => {
    runEnds(PASSED)
    runEnds({ ...PASSED, passed: 0, failed: 1, failures: ['vitest wrote no report'], files: [] })
    expect(selected()).toEqual({ files: null, reused: [] })
  })
})

it('a run that may leave out files never answers for a whole one from the cache of Turborepo', async () => {
  const suites = listSuites().filter(({ folder, runner }) => `${folder} ${runner}` in REUSE_RULES)
  expect(suites.length).toBe(Object.keys(REUSE_RULES).length)
  const tasks = suites.map(({ task }) => task)
  vi.stubEnv(SELECT_ENV, undefined)
  const whole = await hashesOf(tasks)
  vi.stubEnv(SELECT_ENV, '1')
  const selecting = await hashesOf(tasks)
  for (const task of tasks) expect(selecting.get(task), task).not.toBe(whole.get(task))
})

async function hashesOf(tasks: readonly string[]): Promise<Map<string, string>> {
  const { output } = await run('turbo', ['run', ...tasks, '--dry=json'], { capture: true })
  // The plan that Turborepo prints as JSON.
  const plan = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
    tasks: { taskId: string; hash: string }[]
  }
  return new Map(plan.tasks.map(({ taskId, hash }) => [taskId, hash]))
}
