import type { Log } from '../src/platform/log/log.ts'
import { createLog } from '../src/platform/log/log.ts'

/*
 * Records errors inside the server that no assertion would notice: a log line at level error or fatal, a 500 response,
 * an unhandled rejection or exception. Each of them rings the alarm, and a test during which the alarm rings fails
 * (`alarm-setup.ts` in vitest, the fixture `watch` in browser tests).
 */

const rung: string[] = []
const expected: RegExp[] = []

/** Rings the alarm. */
export function ring(what: string): void {
  rung.push(what)
}

/** Creates a log that writes nothing and rings the alarm at errors. */
export function alarmLog(): Log {
  return createLog('error', { write: (line: string) => ring(line.trim()) })
}

/**
 * Declares that the running test causes errors that match a pattern. The test fails if none occurs.
 * @example expectAlarm(/a job failed/)
 */
export function expectAlarm(words: RegExp): void {
  expected.push(words)
}

/** Returns the alarms so far, and clears them. */
export function takeAlarms(): string[] {
  return rung.splice(0)
}

/** Returns the problems since the last call: unexpected alarms, and expected ones that did not ring. */
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

/** Rings the alarm at unhandled rejections and exceptions from now on. */
export function watchProcess(): void {
  if (isWatching) return
  isWatching = true
  process.on('unhandledRejection', (error) => ring(`an unhandled rejection: ${textOf(error)}`))
  process.on('uncaughtExceptionMonitor', (error) => ring(`an uncaught exception: ${textOf(error)}`))
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
