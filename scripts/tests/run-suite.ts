// Runs the tests of one workspace with one runner and writes a report: the `test` and `e2e` scripts of the workspaces.
// usage: node ../../scripts/tests/run-suite.ts vitest|playwright [arguments of the runner]
// With arguments, the runner is started with exactly these and no report is written.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { requireNode } from '../node-version.ts'
import { run } from '../run.ts'
import { ProcessorClock } from './processor-time.ts'
import type { Outcome, SuiteReport } from './report.ts'
import { readPlaywrightReport, readVitestReport } from './report.ts'
import { reasonIn } from './reason.ts'
import { openReuse } from './reuse/reuse.ts'
import { reportFile, ROOT, type Runner } from './suites.ts'

/** Starts a runner for some or all files, and reads its report. */
const RUNNERS: Readonly<Record<Runner, (workspace: string, files: readonly string[]) => Promise<Outcome>>> = {
  async vitest(workspace, files) {
    const file = rawReport(workspace, 'vitest')
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...files]
    const ended = await run('vitest', args, { cwd: workspace, keepErrors: true })
    const outcome = readVitestReport(file, ended.ok, (name) => relative(ROOT, name))
    return withReason(outcome, ended.errors)
  },
  async playwright(workspace, files) {
    const file = rawReport(workspace, 'playwright')
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
    const args = ['test', '--reporter=list,json', ...files]
    const ended = await run('playwright', args, { cwd: workspace, env, keepErrors: true })
    const outcome = readPlaywrightReport(file, ended.ok, (name) => relative(ROOT, join(workspace, 'e2e', name)))
    return withReason(outcome, ended.errors)
  },
}

/** The outcome of a run without files. */
const NO_TESTS: Outcome = { passed: 0, failed: 0, skipped: [], failures: [], files: [] }

requireNode()
const [runner, ...given] = process.argv.slice(2)
if (runner !== 'vitest' && runner !== 'playwright') throw new Error('usage: run-suite.ts vitest|playwright [arguments]')
process.exitCode = (await (given.length > 0 ? plainRun(runner, given) : reportedRun(runner, process.cwd()))) ? 0 : 1

/** Adds the reason for a failure outside tests: a teardown, an error between two tests, a crash. */
function withReason(outcome: Outcome, errors: string): Outcome {
  const hasName = outcome.failures.length > 0 && outcome.files.length > 0
  const reason = reasonIn(errors)
  if (outcome.failed === 0 || hasName || reason === '') return outcome
  return { ...outcome, failures: [...outcome.failures, reason] }
}

/**
 * Returns the file that a runner writes its report to. Deletes it first, so that the report of an earlier run is not
 * read if the runner is killed.
 */
function rawReport(workspace: string, name: Runner): string {
  const file = join(workspace, 'reports', `${name}-raw.json`)
  rmSync(file, { force: true })
  return file
}

async function plainRun(name: Runner, args: string[]): Promise<boolean> {
  return (await run(name, name === 'vitest' ? ['run', ...args] : ['test', ...args])).ok
}

async function reportedRun(name: Runner, workspace: string): Promise<boolean> {
  const started = performance.now()
  const clock = new ProcessorClock()
  mkdirSync(join(workspace, 'reports'), { recursive: true })
  rmSync(reportFile(workspace, name), { force: true })
  const reuse = openReuse(workspace, name)
  const { files, reused } = reuse.select()
  if (files !== null) console.log(`${reused.length} test files need not run again, ${files.length} run`)
  const outcome = files?.length === 0 ? NO_TESTS : await RUNNERS[name](workspace, files ?? [])
  reuse.remember(outcome)
  const reusedTests = reused.reduce((sum, { tests }) => sum + tests, 0)
  const report: SuiteReport = {
    ...outcome,
    passed: outcome.passed + reusedTests,
    reused: reusedTests,
    wallSeconds: (performance.now() - started) / 1000,
    cpuSeconds: clock.stop(),
  }
  writeFileSync(reportFile(workspace, name), JSON.stringify(report))
  return report.failed === 0
}
