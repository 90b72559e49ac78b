import { existsSync, readFileSync } from 'node:fs'

/** What a runner did. */
export interface Tally {
  passed: number
  failed: number
  /** Names of skipped tests; a runner prints their reasons itself. */
  skipped: string[]
  /** What failed, by name; the runner told the rest where it happened. */
  failures: string[]
  /** The names of those among the passed that needed a second attempt. */
  unsteady: string[]
}

/** The tally of a step that only goes well or does not. */
export function tallyOfStep(name: string, ok: boolean): Tally {
  return { passed: 0, failed: ok ? 0 : 1, skipped: [], failures: ok ? [] : [name], unsteady: [] }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: VitestResult[] }[]
}

interface VitestResult {
  status: string
  fullName: string
  failureMessages?: string[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { status: string }[] }[]
}

/**
 * Reads vitest's JSON report, and beside it the names of the tests that passed only at a second attempt. A run that failed without a failed test (a file that does not load, a missing report)
 * counts as one failure, so that it can never pass for green.
 */
export function readVitestTally(run: { file: string; unsteady: string; ok: boolean }): Tally {
  const { file, ok } = run
  if (!existsSync(file)) return tallyOfStep(`no report ${file}`, false)
  // The reporter's documented form.
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const tests = report.testResults.flatMap((result) => result.assertionResults)
  const skipped = tests
    .filter((test) => ['skipped', 'pending', 'todo'].includes(test.status))
    .map((test) => test.fullName)
  const failed = atLeastOne(report.numFailedTests, ok)
  return {
    passed: report.numPassedTests,
    failed,
    skipped,
    failures: vitestFailures(report),
    unsteady: readLines(run.unsteady),
  }
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

/** The failed tests with the first line of what went wrong, and the files that failed without one. */
function vitestFailures(report: VitestReport): string[] {
  return report.testResults.flatMap((result) => {
    const failed = result.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return result.status === 'failed' ? [result.name] : []
    return failed.map((test) => `${test.fullName}: ${test.failureMessages?.[0]?.split('\n')[0] ?? ''}`)
  })
}

/** Reads Playwright's JSON report. A story that passed only at a second attempt is counted apart as well. */
export function readPlaywrightTally(file: string, ok: boolean): Tally {
  if (!existsSync(file)) return tallyOfStep(`no report ${file}`, false)
  // The reporter's documented form.
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const skipped = Array.from({ length: stats.skipped }, (_, index) => `browser story ${index + 1} of ${file}`)
  const passed = stats.expected + stats.flaky
  const failed = atLeastOne(stats.unexpected, ok)
  return { passed, failed, skipped, failures: named(suites, 'unexpected'), unsteady: named(suites, 'flaky') }
}

function named(suites: readonly PlaywrightSuite[], status: string): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => `${spec.file} › ${spec.title}`),
    ...named(suite.suites ?? [], status),
  ])
}

/** The sum of several runners. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.flatMap((tally) => tally.skipped),
    failures: tallies.flatMap((tally) => tally.failures),
    unsteady: tallies.flatMap((tally) => tally.unsteady),
  }
}

function atLeastOne(failed: number, ok: boolean): number {
  return failed === 0 && !ok ? 1 : failed
}
