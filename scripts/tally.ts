import { existsSync, readFileSync } from 'node:fs'

/** What a runner did. */
export interface Tally {
  passed: number
  failed: number
  /** Names of skipped tests; a runner prints their reasons itself. */
  skipped: string[]
  /** How many of the passed needed a second attempt. */
  unsteady?: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/**
 * Reads vitest's JSON report. A run that failed without a failed test (a file that does not load, a missing report)
 * counts as one failure, so that it can never pass for green.
 */
export function readVitestTally(file: string, ok: boolean): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] }
  // The reporter's documented form.
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const tests = report.testResults.flatMap((result) => result.assertionResults)
  const skipped = tests
    .filter((test) => ['skipped', 'pending', 'todo'].includes(test.status))
    .map((test) => test.fullName)
  return { passed: report.numPassedTests, failed: atLeastOne(report.numFailedTests, ok), skipped }
}

/** Reads Playwright's JSON report. A story that passed only at a second attempt is counted apart as well. */
export function readPlaywrightTally(file: string, ok: boolean): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] }
  // The reporter's documented form.
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const skipped = Array.from({ length: stats.skipped }, (_, index) => `browser story ${index + 1} of ${file}`)
  const passed = stats.expected + stats.flaky
  return { passed, failed: atLeastOne(stats.unexpected, ok), skipped, unsteady: stats.flaky }
}

/** The sum of several runners. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.flatMap((tally) => tally.skipped),
    unsteady: tallies.reduce((sum, tally) => sum + (tally.unsteady ?? 0), 0),
  }
}

function atLeastOne(failed: number, ok: boolean): number {
  return failed === 0 && !ok ? 1 : failed
}
