import type { Log } from '../src/platform/log/log.ts'
import { createLog } from '../src/platform/log/log.ts'

/*
 * Errors inside the server that no answer shows: a line of the log at level error or fatal, an answer 500, a rejection or
 * an exception that nobody handled. Each of them rings, and a test during which the alarm rings fails
 * (`alarm-setup.ts` in vitest, the fixture `watch` in browser stories).
 */

const rung: string[] = []
const expected: RegExp[] = []

/** Rings the alarm. */
export function ring(what: string): void {
  rung.push(what)
}

/** Creates a log that writes nothing and rings at errors. */
export function alarmLog(): Log {
  return createLog('error', { write: (line: string) => ring(line.trim()) })
}

/**
 * Declares that the running test causes errors whose text matches. The test fails when there is none.
 * @example expectAlarm(/a job failed/)
 */
export function expectAlarm(words: RegExp): void {
  expected.push(words)
}

/** Takes what rang so far. */
export function takeAlarms(): string[] {
  return rung.splice(0)
}

/** Returns what is wrong with the alarms since the last call: unexpected ones, and expected ones that did not ring. */
export function takeProblems(): string[] {
  const alarms = takeAlarms()
  return problemsOf(alarms, expected.splice(0))
}

/** Compares alarms with the expected ones. */
export function problemsOf(alarms: readonly string[], words: readonly RegExp[]): string[] {
  return [
    ...alarms.filter((alarm) => !words.some((one) => one.test(alarm))).map((alarm) => `An error inside: ${alarm}`),
    ...words.filter((one) => !alarms.some((alarm) => one.test(alarm))).map((one) => `No error inside matched ${one}`),
  ]
}

let isWatching = false

/** Rings at rejections and exceptions that nobody handles, from now on. */
export function watchProcess(): void {
  if (isWatching) return
  isWatching = true
  process.on('unhandledRejection', (error) => ring(`an unhandled rejection: ${textOf(error)}`))
  process.on('uncaughtExceptionMonitor', (error) => ring(`an uncaught exception: ${textOf(error)}`))
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
