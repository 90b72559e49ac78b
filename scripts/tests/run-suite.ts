// Runs the tests of one workspace with one runner and writes a report: the `test` and `e2e` scripts of the workspaces.
// usage: node ../../scripts/tests/run-suite.ts vitest|playwright [arguments of the runner]
// With arguments the runner is started with just those, as at a desk.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { requireNode } from '../node-version.ts'
import { run } from '../run.ts'
import { ProcessorClock } from './processor-time.ts'
import type { Outcome, SuiteReport } from './report.ts'
import { readPlaywrightReport, readVitestReport } from './report.ts'
import { openReuse } from './reuse/reuse.ts'
import { reportFile, ROOT, type Runner } from './suites.ts'
import { UNSTEADY_FILE } from './unsteady-reporter.ts'

const UNSTEADY_REPORTER = join(import.meta.dirname, 'unsteady-reporter.ts')

/** Interactively a test passes at once or fails. In CI it gets one more attempt, which the end of the run names. */
const SECOND_ATTEMPT = process.env['CI'] === undefined ? [] : ['--retry=1']

/** Most objects of a runner die young: in a larger young generation they are not copied first. */
const FEWER_COLLECTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim()

/** Starts a runner over some files, or over all of them, and reads what it reports. */
const RUNNERS: Readonly<Record<Runner, (workspace: string, files: readonly string[]) => Promise<Outcome>>> = {
  async vitest(workspace, files) {
    const file = join(workspace, 'reports', 'vitest-raw.json')
    const unsteady = join(workspace, 'reports', 'unsteady')
    const reporters = [
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--reporter=${UNSTEADY_REPORTER}`,
    ]
    const args = ['run', ...reporters, ...SECOND_ATTEMPT, ...files]
    const { ok } = await run('vitest', args, { cwd: workspace, env: { [UNSTEADY_FILE]: unsteady } })
    return { ...readVitestReport(file, ok, (name) => relative(ROOT, name)), unsteady: readLines(unsteady) }
  },
  async playwright(workspace, files) {
    const file = join(workspace, 'reports', 'playwright-raw.json')
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NODE_OPTIONS: FEWER_COLLECTIONS }
    const { ok } = await run('playwright', ['test', '--reporter=list,json', ...files], { cwd: workspace, env })
    return readPlaywrightReport(file, ok, (name) => relative(ROOT, join(workspace, 'e2e', name)))
  },
}

/** The outcome of running no file. */
const NOTHING: Outcome = { passed: 0, failed: 0, skipped: [], failures: [], unsteady: [], files: [] }

requireNode()
const [runner, ...given] = process.argv.slice(2)
if (runner !== 'vitest' && runner !== 'playwright') throw new Error('usage: run-suite.ts vitest|playwright [arguments]')
process.exitCode = (await (given.length > 0 ? plainRun(runner, given) : reportedRun(runner, process.cwd()))) ? 0 : 1

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
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
  const outcome = files?.length === 0 ? NOTHING : await RUNNERS[name](workspace, files ?? [])
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
