import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'

/** The structured log: one JSON line per event on standard output. */
export type Log = Logger

/** Names whose values never reach the log. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'pass', 'password', 'code', 'token', 'access_token']

/**
 * Creates the log of the process.
 * @param level LOG_LEVEL
 * @param destination takes each line; standard output by default
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const redact = { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[hidden]' }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact }, destination)
}
