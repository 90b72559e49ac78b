import { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EXECUTED_ENV, EXECUTED_TEST_ENV } from './executed.ts'

const REGISTER = pathToFileURL(join(import.meta.dirname, 'register-process.ts')).href

/** The undocumented method through which Node starts every process, with its environment as `NAME=value`. */
interface Starting {
  spawn(options: { envPairs: string[] }): unknown
}

/** The test file that processes are started for; a worker runs its test files one after another. */
let current = ''
let isPatched = false

/**
 * Makes every process that a test file starts record what it executes, even if the test file passes its own environment
 * to the process.
 */
export function recordChildren(test: string): void {
  current = test
  if (isPatched) return
  isPatched = true
  // `spawn` is missing in Node's documentation and types.
  const prototype = ChildProcess.prototype as unknown as Starting
  // oxlint-disable-next-line typescript/unbound-method -- Called with its own `this` below.
  const { spawn } = prototype
  prototype.spawn = function (this: Starting, options) {
    return spawn.call(this, { ...options, envPairs: withRecorder(options.envPairs) })
  }
}

function withRecorder(pairs: readonly string[]): string[] {
  const own = ['NODE_OPTIONS', EXECUTED_ENV, EXECUTED_TEST_ENV].map((name) => `${name}=`)
  const before = pairs.find((pair) => pair.startsWith('NODE_OPTIONS='))?.slice('NODE_OPTIONS='.length) ?? ''
  return [
    ...pairs.filter((pair) => !own.some((name) => pair.startsWith(name))),
    `NODE_OPTIONS=${before} --import=${REGISTER}`,
    `${EXECUTED_ENV}=${process.env[EXECUTED_ENV] ?? ''}`,
    `${EXECUTED_TEST_ENV}=${current}`,
  ]
}
