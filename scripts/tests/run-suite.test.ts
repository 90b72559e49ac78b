import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { SuiteReport } from './report.ts'
import type { Runner } from './suites.ts'

const workspace = mkdtempSync(join(tmpdir(), 'quandary-run-suite-'))
afterAll(() => rmSync(workspace, { recursive: true }))

it.each<Runner>(['vitest', 'playwright'])(
  '%s that is killed does not pass with the report of an earlier run',
  (runner) => {
    const reports = join(workspace, 'reports')
    mkdirSync(reports, { recursive: true })
    writeFileSync(
      join(reports, `${runner}-raw.json`),
      JSON.stringify({
        numPassedTests: 1,
        numFailedTests: 0,
        testResults: [],
        stats: { expected: 1, unexpected: 0, skipped: 0 },
        suites: [],
        errors: [],
      }),
    )
    const command = join(workspace, runner)
    writeFileSync(command, '#!/bin/sh\nkill -9 $$\n')
    chmodSync(command, 0o755)
    const ended = spawnSync(process.execPath, [join(import.meta.dirname, 'run-suite.ts'), runner], {
      cwd: workspace,
      env: { ...process.env, PATH: `${workspace}${delimiter}${process.env['PATH'] ?? ''}` },
    })
    expect(ended.status).toBe(1)
    // Written by run-suite.ts.
    const report = JSON.parse(readFileSync(join(reports, `${runner}.json`), 'utf8')) as SuiteReport
    expect(report).toMatchObject({ passed: 0, failed: 1, failures: [expect.stringContaining('wrote no report')] })
  },
)
