export interface AnsweredRequest {
  method: string | undefined
  /** Path and query. */
  url: string | undefined
  status: number
  /** Duration in milliseconds. */
  ms: number
}

/** Logs an answered request without its query, because searches are private. */
export function logRequest(
  log: { info(facts: object, words: string): void },
  { method, url = '', status, ms }: AnsweredRequest,
): void {
  log.info({ method, path: url.split('?')[0], status, ms: Math.round(ms) }, 'answered')
}
