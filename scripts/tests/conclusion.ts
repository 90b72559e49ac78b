import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failureOf, type Part, type SuiteReport } from './report.ts'
import { reportFile, ROOT, type Suite } from './suites.ts'
import { printTimes } from './times.ts'
import type { Ended, TurboRun } from './turbo-run.ts'

/** Converts a step without tests to a part of the table. If it failed, the failures name the failed tasks. */
export function partOfStep(
  name: string,
  { ok, cached, tasks, wallSeconds, cpuSeconds }: TurboRun & Pick<Part, 'wallSeconds' | 'cpuSeconds'>,
): Part {
  const failed = [...tasks].flatMap(([task, ended]) => (ended.ok ? [] : [task]))
  const outcome = ok
    ? { passed: 0, failed: 0, skipped: [], failures: [], files: [] }
    : failureOf(failed.join(', ') || name)
  return { name, cached, ...outcome, reused: 0, wallSeconds, cpuSeconds }
}

/** Reads the report of a completed suite. A failure without a report counts as one failed test. */
export function readPart(suite: Suite, { ok, cached }: Ended): Part {
  const file = reportFile(join(ROOT, suite.folder), suite.runner)
  const report: SuiteReport = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as SuiteReport) // Written by run-suite.ts.
    : { ...failureOf(`${suite.name} wrote no report`), reused: 0, wallSeconds: 0, cpuSeconds: null }
  const failed = ok ? report.failed : Math.max(1, report.failed)
  const failures = failed > 0 && report.failures.length === 0 ? [suite.name] : report.failures
  return { name: suite.name, cached, ...report, failed, failures }
}

/**
 * Prints the table, the skipped, repeated and failed tests, how many results came from the cache, and the final line.
 * @returns whether everything passed
 */
export function conclude(parts: readonly Part[]): boolean {
  printTimes(parts)
  for (const { name, skipped } of parts) for (const title of skipped) console.log(`skipped: ${name}: ${title}`)
  for (const { name, unsteady = [] } of parts)
    for (const title of unsteady) console.log(`only at a second attempt: ${name}: ${title}`)
  for (const { name, failures } of parts) for (const failure of failures) console.log(`failed: ${name}: ${failure}`)
  const sum = (count: (part: Part) => number): number => parts.reduce((total, part) => total + count(part), 0)
  const [passed, failed, skipped] = [
    sum((one) => one.passed),
    sum((one) => one.failed),
    sum((one) => one.skipped.length),
  ]
  const cached = sum((part) => (part.cached ? part.passed : part.reused))
  if (cached > 0) console.log(`\nfrom the cache: ${cached} of ${passed}, because nothing they depend on has changed`)
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0
}
