import type { Log } from '../log/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Span } from '../spans/current-span.ts'
import { describeRequest } from '../observability/tracing/request-span.ts'

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
  /** The span of the request; undefined if the request is not traced. */
  span: Span | undefined
  /** Route pattern, if known. */
  route?: string | undefined
}

/** Logs and counts an answered request; its query is left out of the log, because searches are private. */
export function recordRequest(
  { log, metrics }: { log: Pick<Log, 'info'>; metrics?: Metrics | undefined },
  { id, operation, method, url = '', status, ms, span, route }: AnsweredRequest,
): void {
  metrics?.requestAnswered(operation, status, ms)
  if (span?.isSampled) describeRequest(span, { id, operation, method: method ?? '', url, route })
  // Added here and not by the log's mixin, because requests that share one rendering run in the async context of the
  // first of them.
  const trace = span && { trace_id: span.traceId }
  log.info(
    { request: id, operation, method, path: url.split('?')[0], status, ms: Math.round(ms), ...trace },
    'answered',
  )
}
