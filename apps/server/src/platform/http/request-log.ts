export interface Answered {
  method: string | undefined
  /** Path and query. */
  url: string | undefined
  status: number
  /** Duration in milliseconds. */
  ms: number
}

/** Logs an answered request without its query, because searches are private. */
export function logAnswered(
  log: { info(facts: object, words: string): void },
  { method, url = '', status, ms }: Answered,
): void {
  log.info({ method, path: url.split('?')[0], status, ms: Math.round(ms) }, 'answered')
}
