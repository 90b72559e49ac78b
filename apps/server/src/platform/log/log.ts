import type { DestinationStream, Logger } from 'pino'
import { multistream, pino } from 'pino'
import { currentWork } from '../observability/current-request.ts'
import { currentSpan } from '../spans/current-span.ts'

/** The structured log: one JSON line per event on standard output, with the request and operation that it belongs to. */
export type Log = Logger

/** Names whose values never reach the log. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'pass',
  'password',
  'code',
  'two_factor_code',
  'secret',
  'token',
  'access_token',
]

/**
 * Creates the log of the process.
 * @param level LOG_LEVEL
 * @param destination takes each line; standard output by default
 * @param errors takes the lines at level error and above, too
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(1),
  errors?: DestinationStream,
): Log {
  const redact = { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[hidden]' }
  // The level of the log itself decides what the first stream gets.
  const lines = errors
    ? multistream([
        { level: 'trace', stream: destination },
        { level: 'error', stream: errors },
      ])
    : destination
  const mixin = (): object => {
    const work = currentWork()
    const trace = currentSpan()?.traceId
    return {
      ...(work && { request: work.requestId, operation: work.operation }),
      ...(trace !== undefined && { trace_id: trace }),
    }
  }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact, mixin }, lines)
}
