import type { Logger } from 'pino'
import { pino } from 'pino'

/** The structured log: one JSON line per event on standard output. */
export type Log = Logger

/** Names whose values never reach the log. */
const SECRETS = ['authorization', 'cookie', 'set-cookie', 'pass', 'password', 'code', 'token', 'access_token']

/** Makes the log of the process. `level` is LOG_LEVEL. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[hidden]' },
  })
}
