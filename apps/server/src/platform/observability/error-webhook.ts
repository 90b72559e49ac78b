/** Times in milliseconds. */
const LIMITS = {
  /** The same error is reported at most once in this time; the next report says how often it happened meanwhile. */
  quiet: 60_000,
  /** The longest wait for a response from the tracker. */
  timeout: 5_000,
}
/**
 * Maximum number of reports that wait while one is being sent; further ones are dropped, because errors come in large
 * numbers.
 */
const MAX_WAITING = 20
/** Maximum number of different errors whose last report is stored. */
const MAX_KNOWN = 200

/** The report to the tracker, as JSON: a sentence under `text`, as chat programs expect it, and the line of the log. */
interface Report {
  text: string
  /** The number of times the error happened since the previous report, including this time. */
  times: number
  line: Record<string, unknown>
}

/**
 * Sends the errors of the log to an address by POST. Nothing waits for the response, and a report that fails is
 * dropped, because the log contains the error anyway.
 */
export class ErrorWebhook {
  #url: string
  #waiting: Report[] = []
  #isSending = false
  /** Errors by their message: when they were last reported, and how often they happened since then. */
  #known = new Map<string, { at: number; times: number }>()
  #limits: typeof LIMITS

  constructor(url: string, limits = LIMITS) {
    this.#url = url
    this.#limits = limits
  }

  /** Takes a line of the log at level error or above. */
  write(text: string): void {
    // The log wrote this line, so the cast is safe.
    const line = JSON.parse(text) as Report['line'] & { msg?: string; err?: { message?: string } }
    const words = [line.msg, line.err?.message].filter(Boolean).join(': ')
    const known = this.#known.get(words) ?? { at: Number.NEGATIVE_INFINITY, times: 0 }
    known.times += 1
    this.#remember(words, known)
    if (performance.now() - known.at < this.#limits.quiet || this.#waiting.length >= MAX_WAITING) return
    this.#waiting.push({ text: words, times: known.times, line })
    this.#remember(words, { at: performance.now(), times: 0 })
    void this.#sendAll()
  }

  #remember(words: string, known: { at: number; times: number }): void {
    this.#known.delete(words)
    this.#known.set(words, known)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest)
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    for (let report = this.#waiting.shift(); report; report = this.#waiting.shift()) await this.#send(report)
    this.#isSending = false
  }

  async #send(report: Report): Promise<void> {
    try {
      const answer = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        redirect: 'error',
        signal: AbortSignal.timeout(this.#limits.timeout),
      })
      await answer.body?.cancel()
    } catch {
      // A failed report is ignored, because the reported error is already in the log.
    }
  }
}
