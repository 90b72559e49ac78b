import { relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { ROOT } from '../suites.ts'
import { EXECUTED_ENV, writeExecuted } from './executed.ts'
import { instrumentModules } from './instrument-modules.ts'
import { recordChildren } from './record-children.ts'
import { threadRecorder } from './thread-recorder.ts'

const folder = process.env[EXECUTED_ENV]
if (folder !== undefined) record(folder)

/** Records what each test file executes. Modules are loaded once for all files of a worker. */
function record(into: string): void {
  const recorder = threadRecorder()
  instrumentModules()
  const test = relative(ROOT, expect.getState().testPath ?? '')
  recordChildren(test)
  beforeAll(() => writeExecuted(into, { executed: recorder.flush() }))
  afterAll(() => writeExecuted(into, { test, executed: recorder.flush() }))
}
