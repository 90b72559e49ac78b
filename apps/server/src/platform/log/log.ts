import type { DestinationStream, Logger } from 'pino'
import { multistream, pino } from 'pino'
import { currentWork } from '../observability/current-request.ts'
import { currentSpan } from '../spans/current-span.ts'

/**
 * The structured log: one JSON line per event on standard output, with the request and operation that it belongs to.
 */
export type Log = Logger

/** Names of fields whose values never reach the log. */
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
 * @param destination receives each line; standard output by default
 * @param errors also receives the lines at level error and above
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(1),
  errors?: DestinationStream,
): Log {
  const redact = { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[hidden]' }
  // The first stream gets every line, because the log itself already drops the lines below its level.
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
