import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { partOfStep } from './conclusion.ts'
import { reasonIn } from './reason.ts'
import { ROOT } from './suites.ts'

describe('the reason of a failure without a failed test', () => {
  it('is the last error, up to its first place in the code', () => {
    const printed = [
      '\u001B[31m⎯⎯⎯⎯⎯⎯\u001B[39m Unhandled Errors \u001B[31m⎯⎯⎯⎯⎯⎯\u001B[39m',
      '\u001B[31m\u001B[1mTypeError\u001B[22m: late\u001B[39m',
      ' ❯ Timeout._onTimeout x.test.ts:2:42',
      '',
      'error during close Error: No test was refused for: createAnswer,',
      'createQuestion',
      '    at Object.teardown (/quandary/setup.ts:38:28)',
      '    at Error: not the reason (/quandary/setup.ts:39:1)',
    ]
    expect(reasonIn(printed.join('\n'))).toBe(
      'error during close Error: No test was refused for: createAnswer, createQuestion',
    )
    expect(reasonIn(printed.slice(0, 3).join('\n'))).toBe('TypeError: late')
  })

  it('is what was printed last where no error was', () => {
    expect(reasonIn('one\ntwo\nthree\nKilled\n\n')).toBe('two three Killed')
    expect(reasonIn('')).toBe('')
  })
})

it('of a step is the names of its tasks that failed', () => {
  const [passed, failed] = [
    { ok: true, cached: false },
    { ok: false, cached: false },
  ]
  const tasks = new Map([
    ['//#lint', failed],
    ['//#types', passed],
  ])
  const times = { wallSeconds: 1, cpuSeconds: 1 }
  expect(partOfStep('check', { ...failed, tasks, ...times }).failures).toEqual(['//#lint'])
  expect(partOfStep('check', { ...failed, tasks: new Map(), ...times }).failures).toEqual(['check'])
})

describe('a suite', () => {
  let workspace = ''
  beforeEach(() => {
    mkdirSync(join(ROOT, 'node_modules', '.cache'), { recursive: true })
    workspace = mkdtempSync(join(ROOT, 'node_modules', '.cache', 'suite-'))
  })
  afterEach(() => rmSync(workspace, { recursive: true }))

  const run = (setup: string): unknown => {
    const files = {
      'package.json': '{ "type": "module" }',
      'vitest.config.ts': "export default { root: import.meta.dirname, test: { globalSetup: './setup.ts' } }",
      'setup.ts': setup,
      'one.test.ts': "import { it } from 'vitest'\nit('passes', () => {})",
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, name), text)
    const suite = join(ROOT, 'scripts/tests/run-suite.ts')
    const { status } = spawnSync(process.execPath, [suite, 'vitest'], { cwd: workspace })
    expect(status).toBe(1)
    return JSON.parse(readFileSync(join(workspace, 'reports', 'vitest.json'), 'utf8'))
  }

  it('whose teardown fails is reported with the reason', () => {
    expect(run("export default () => () => { throw new Error('no test asked for the moon') }")).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['error during close Error: no test asked for the moon'],
    })
  })

  it('that does not begin is reported with the reason', () => {
    expect(run("throw new Error('no database')")).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['Error: no database'],
    })
  })
})
