import type { Log } from '../log/log.ts'
import type { Metrics } from '../observability/metrics.ts'

export interface AnsweredRequest {
  id: string
  /** The name of the operation, `page`, `file`, or the pattern of another address. */
  operation: string
  method: string | undefined
  /** Path and query. */
  url: string | undefined
  status: number
  /** Duration in milliseconds. */
  ms: number
}

/** Logs and counts an answered request; its query is left out of the log, because searches are private. */
export function recordRequest(
  { log, metrics }: { log: Pick<Log, 'info'>; metrics?: Metrics | undefined },
  { id, operation, method, url = '', status, ms }: AnsweredRequest,
): void {
  metrics?.requestAnswered(operation, status, ms)
  log.info({ request: id, operation, method, path: url.split('?')[0], status, ms: Math.round(ms) }, 'answered')
}
