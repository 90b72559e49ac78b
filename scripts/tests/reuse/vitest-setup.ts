import { relative } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { ROOT } from '../suites.ts'
import { EXECUTED_ENV, writeExecuted } from './executed.ts'
import { FunctionRecorder } from './function-recorder.ts'

/** How often a running test file is looked at; more often costs time, less often keeps hot functions unoptimised. */
const COLLECT_EVERY_MS = 1_000

const folder = process.env[EXECUTED_ENV]
if (folder !== undefined) record(folder)

/** Records what each test file executes. Loading modules happens once for all files of a worker. */
function record(into: string): void {
  const recorder = recorderOfThread()
  let collectedAt = Date.now()
  beforeAll(() => writeExecuted(into, { executed: recorder.flush() }))
  afterEach(() => {
    if (Date.now() - collectedAt < COLLECT_EVERY_MS) return
    recorder.collect()
    collectedAt = Date.now()
  })
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
