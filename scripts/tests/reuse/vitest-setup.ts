import { relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { ROOT } from '../suites.ts'
import { EXECUTED_ENV, writeExecuted } from './executed.ts'
import { FunctionRecorder } from './function-recorder.ts'

const folder = process.env[EXECUTED_ENV]
if (folder !== undefined) record(folder)

/** Records what each test file executes. Loading modules happens once for all files of a worker. */
function record(into: string): void {
  const recorder = recorderOfThread()
  beforeAll(() => writeExecuted(into, { executed: recorder.flush() }))
  afterAll(() => {
    const test = relative(ROOT, expect.getState().testPath ?? '')
    writeExecuted(into, { test, executed: recorder.flush() })
  })
}

/** The setup file runs for every test file, the thread is the same. */
function recorderOfThread(): FunctionRecorder {
  const shared = globalThis as { quandaryFunctionRecorder?: FunctionRecorder }
  return (shared.quandaryFunctionRecorder ??= new FunctionRecorder())
}
