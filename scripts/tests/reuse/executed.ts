import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { BuiltSources } from './built-sources.ts'

/**
 * Environment variable with the folder in which recorders store what test files have executed. Without it they record
 * nothing.
 */
export const EXECUTED_ENV = 'QUANDARY_EXECUTED'

/** Environment variable with the test file, from the root of the repository, for which a process was started. */
export const EXECUTED_TEST_ENV = 'QUANDARY_EXECUTED_TEST'

/** The folder of these records, within a workspace. */
export const EXECUTED_FOLDER = 'reports/executed'

/** Entry for code that a recorder could not observe. A test file with this entry is never skipped. */
export const INCOMPLETE = '?'

interface Line {
  /** The test file, from the root of the repository; absent for code that is executed once for all test files. */
  test?: string
  executed: string[]
}

/** Stores what a test file has executed. */
export function writeExecuted(folder: string, line: Line): void {
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${JSON.stringify(line)}\n`)
}

/** Reads the records of a run. Functions of built files are replaced by their sources. */
export function readExecuted(folder: string): { byTest: Map<string, Set<string>>; byAll: Set<string> } {
  const byTest = new Map<string, Set<string>>()
  const byAll = new Set<string>()
  const built = new BuiltSources()
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    for (const text of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
      const { test, executed } = JSON.parse(text) as Line // Written by writeExecuted.
      const files = test === undefined ? byAll : (byTest.get(test) ?? new Set())
      if (test !== undefined) byTest.set(test, files)
      for (const path of executed) {
        if (path.includes('@')) for (const source of built.sourcesOf(path)) files.add(source)
        else files.add(path)
      }
    }
  }
  return { byTest, byAll }
}
