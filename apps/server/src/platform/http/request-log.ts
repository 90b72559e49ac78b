/** A request that was answered. */
export interface Answered {
  method: string | undefined
  /** Path and query. */
  url: string | undefined
  status: number
  /** How long it took, in milliseconds. */
  ms: number
}

/** Writes down that a request was answered, without its query: what people look for is nobody's business. */
export function logAnswered(
  log: { info(facts: object, words: string): void },
  { method, url = '', status, ms }: Answered,
): void {
  log.info({ method, path: url.split('?')[0], status, ms: Math.round(ms) }, 'answered')
}
