import { existsSync, readFileSync } from 'node:fs'
import { reasonIn } from './reason.ts'

/** A test file, and how long it took. */
export interface FileTime {
  /** Path from the root of the repository. */
  file: string
  tests: number
  /** Wall time. */
  seconds: number
  /** True if one of its tests failed, or the file could not be loaded. */
  failed: boolean
}

/** The result of one suite (the tests of one workspace with one runner). */
export interface SuiteReport {
  passed: number
  failed: number
  /** Names of skipped tests; the runner itself prints the reasons. */
  skipped: string[]
  /** Names of failed tests, with the first line of the error. */
  failures: string[]
  /** Names of stories that passed only at a second attempt. */
  unsteady?: string[]
  files: FileTime[]
  /** Number of passed tests whose result is from an earlier run, because nothing that they execute has changed. */
  reused: number
  wallSeconds: number
  /** User and system time of the runner and everything it started; null where the platform does not report it. */
  cpuSeconds: number | null
}

/** A row of the table at the end of a run. */
export interface Part extends SuiteReport {
  name: string
  /** True if nothing ran, because all results come from Turborepo's cache. */
  cached: boolean
}

/** The results that a runner reports. */
export type Outcome = Pick<SuiteReport, 'passed' | 'failed' | 'skipped' | 'failures' | 'unsteady' | 'files'>

/** Returns the outcome of a failure outside tests: a crashed runner, or a missing report. */
export function failureOf(name: string): Outcome {
  return { passed: 0, failed: 1, skipped: [], failures: [name], files: [] }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/**
 * Reads vitest's JSON report.
 * @param ok whether the runner exited with 0; a failed run without a failed test counts as one failure
 * @param pathOf returns the path of a file from the root of the repository
 */
export function readVitestReport(file: string, ok: boolean, pathOf: (file: string) => string): Outcome {
  if (!existsSync(file)) return failureOf('vitest wrote no report')
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport // The reporter's documented format.
  const results = report.testResults.flatMap((result) => result.assertionResults)
  const skipped = results.filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(report.numFailedTests, ok),
    skipped: skipped.map(({ fullName }) => fullName),
    failures: vitestFailures(report),
    files: report.testResults.map(({ name, status, startTime, endTime, assertionResults }) => ({
      file: pathOf(name),
      tests: assertionResults.length,
      seconds: Math.max(0, endTime - startTime) / 1000,
      failed: status === 'failed',
    })),
  }
}

/** Lists failed tests, and files that could not be loaded. */
function vitestFailures(report: VitestReport): string[] {
  return report.testResults.flatMap((result) => {
    const failed = result.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return result.status === 'failed' ? [result.name] : []
    return failed.map((test) => `${test.fullName}: ${test.failureMessages?.[0]?.split('\n')[0] ?? ''}`)
  })
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  /** Errors outside of tests. */
  errors: { message?: string }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: PlaywrightSpec[]
}

interface PlaywrightSpec {
  title: string
  file: string
  tests: { status: string; results: { duration: number }[] }[]
}

/** Reads Playwright's JSON report; see {@link readVitestReport}. */
export function readPlaywrightReport(file: string, ok: boolean, pathOf: (file: string) => string): Outcome {
  if (!existsSync(file)) return failureOf('Playwright wrote no report')
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport // The reporter's documented format.
  const specs = suites.flatMap(specsOf)
  const named = (status: string): string[] =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file: at, title }) => `${at} › ${title}`)
  const files = Map.groupBy(specs, (spec) => spec.file)
  return {
    passed: stats.expected + stats.flaky,
    failed: atLeastOne(stats.unexpected, ok),
    skipped: named('skipped'),
    failures: [...named('unexpected'), ...errors.map(({ message = '' }) => reasonIn(message))],
    unsteady: named('flaky'),
    files: [...files].map(([name, stories]) => ({
      file: pathOf(name),
      tests: stories.flatMap(({ tests }) => tests).length,
      seconds:
        stories
          .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
          .reduce((sum, { duration }) => sum + duration, 0) / 1000,
      failed: stories.some(({ tests }) => tests.some(({ status }) => status === 'unexpected')),
    })),
  }
}

function specsOf(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function atLeastOne(failed: number, ok: boolean): number {
  return failed === 0 && !ok ? 1 : failed
}
