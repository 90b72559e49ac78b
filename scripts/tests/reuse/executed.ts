import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { BuiltSources } from './built-sources.ts'

/** Names the folder in which recorders leave what test files executed; without it they record nothing. */
export const EXECUTED_ENV = 'QUANDARY_EXECUTED'

/** Names the test file, from the root of the repository, for which a process was started. */
export const EXECUTED_TEST_ENV = 'QUANDARY_EXECUTED_TEST'

/** That folder, within a workspace. */
export const EXECUTED_FOLDER = 'reports/executed'

/** Stands for what a recorder could not see; a test file with it is never left out. */
export const INCOMPLETE = '?'

interface Line {
  /** The test file, from the root of the repository; absent for what runs once for all of them. */
  test?: string
  executed: string[]
}

/** Writes down what a test file executed. */
export function writeExecuted(folder: string, line: Line): void {
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${JSON.stringify(line)}\n`)
}

/** Reads what all recorders of a run left; functions of built files are named by their sources. */
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
