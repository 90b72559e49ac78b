import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../log/log.ts'
import { outsideOperations } from '../current-request.ts'
import type { FinishedSpan } from './otlp-json.ts'
import { otlpJson } from './otlp-json.ts'
import type { TraceSettings } from './trace-settings.ts'

/** The limits of an exporter; all times are in milliseconds. */
const LIMITS = {
  /** Maximum number of waiting spans; further ones are dropped. */
  queue: 2_048,
  /** Maximum number of spans in one request to the collector. */
  batch: 512,
  /** The longest time that a span waits for others of its batch. */
  collect: 2_000,
  /** Time limit for the collector's response. */
  timeout: 10_000,
  attempts: 5,
  /** The delay before the second attempt; it doubles with each further one. */
  backOff: 1_000,
  /** The longest delay before a retry that a collector can request. */
  longestWait: 30_000,
  /** The time for sending the remaining spans when the process ends. */
  close: 2_000,
  /** Minimum time between two log lines about failures. */
  quiet: 60_000,
}
/** Statuses after which OTLP/HTTP lets a client retry. */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504])

/**
 * The outcome of an attempt: delivered, or the reason for the failure and the delay before a retry, if one may help.
 */
type Outcome = 'delivered' | { reason: string; retryMs?: number | undefined }

/**
 * Sends spans to a collector in batches. No request waits for it: while the collector accepts none, a bounded
 * number of spans waits here, and further ones are dropped.
 *
 * Replaces the libraries of OpenTelemetry: sixteen packages of some 20 MB, half of which are names of attributes
 * (`@opentelemetry/sdk-trace-base`, `resources` and `exporter-trace-otlp-http`). Can be deleted once those
 * packages take less than 3 MB.
 */
export class SpanExporter {
  #settings: TraceSettings
  #log: Log
  #limits: typeof LIMITS
  #waiting: FinishedSpan[] = []
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  /** Number of spans lost since the last log line about lost spans. */
  #lost = 0
  #loggedAt = Number.NEGATIVE_INFINITY
  /** Aborted when the process is about to end: failed batches are not retried any more. */
  #leaving = new AbortController()
  /** Aborted when the time for the remaining spans is over, which cancels requests in progress. */
  #over = new AbortController()

  constructor(settings: TraceSettings, log: Log, limits: Partial<typeof LIMITS> = {}) {
    this.#settings = settings
    this.#log = log
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Queues a span. */
  add(span: FinishedSpan): void {
    if (this.#waiting.length >= this.#limits.queue) return this.#lose(1, 'more spans than the collector takes')
    this.#waiting.push(span)
    if (this.#waiting.length === this.#limits.batch) this.#send(0)
    else if (this.#timer === undefined) this.#send(this.#limits.collect)
  }

  /** Sends the remaining spans, within a bounded time. */
  async close(): Promise<void> {
    this.#leaving.abort()
    const over = setTimeout(() => this.#over.abort(), this.#limits.close)
    clearTimeout(this.#timer)
    await this.#sending
    await this.#sendAll(1)
    clearTimeout(over)
  }

  #send(afterMs: number): void {
    clearTimeout(this.#timer)
    // The timer runs outside of the request that adds the span, or its log lines would be attributed to that request.
    this.#timer = outsideOperations(() => setTimeout(this.#begin, afterMs))
    this.#timer.unref()
  }

  #begin = (): void => {
    this.#timer = undefined
    // A loop in progress also sends the spans that are added meanwhile.
    this.#sending ??= this.#sendAll(this.#limits.batch).finally(() => {
      this.#sending = undefined
      if (this.#waiting.length > 0 && !this.#leaving.signal.aborted) this.#send(this.#limits.collect)
    })
  }

  /** Sends a batch, and further ones while at least `enough` spans wait. */
  async #sendAll(enough: number): Promise<void> {
    do {
      const batch = this.#waiting.splice(0, this.#limits.batch)
      if (batch.length > 0) await this.#deliver(batch)
    } while (this.#waiting.length >= enough)
  }

  async #deliver(batch: readonly FinishedSpan[]): Promise<void> {
    const body = otlpJson(this.#settings.serviceName, batch)
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#attempt(body, attempt)
      if (outcome === 'delivered') return
      const { reason, retryMs } = outcome
      const isLast = retryMs === undefined || attempt >= this.#limits.attempts || this.#leaving.signal.aborted
      if (isLast) return this.#lose(batch.length, reason)
      this.#report(reason)
      // `close` interrupts this wait.
      await wait(retryMs, undefined, { signal: this.#leaving.signal, ref: false }).catch(() => {})
    }
  }

  async #attempt(body: string, attempt: number): Promise<Outcome> {
    const { backOff, longestWait, timeout } = this.#limits
    // With jitter, so that processes that failed together do not retry together.
    const backOffMs = backOff * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
    try {
      const answer = await fetch(this.#settings.url, {
        method: 'POST',
        headers: { ...this.#settings.headers, 'content-type': 'application/json' },
        body,
        // Redirects are not followed: the headers may contain a secret, which only this address may receive.
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeout), this.#over.signal]),
      })
      const reason = `the collector answered ${answer.status}`
      if (answer.ok) {
        this.#noteRejected(await answer.text())
        return 'delivered'
      }
      await answer.body?.cancel()
      if (!PASSING.has(answer.status)) return { reason }
      const asked = Number(answer.headers.get('retry-after') ?? 0) * 1_000
      return { reason, retryMs: Math.min(Number.isFinite(asked) ? Math.max(asked, backOffMs) : backOffMs, longestWait) }
    } catch (error) {
      return { reason: causeOf(error), retryMs: backOffMs }
    }
  }

  /** Counts the spans of a batch that the collector rejected; the protocol forbids sending them again. */
  #noteRejected(text: string): void {
    const rejected = Number(/"rejectedSpans"\s*:\s*"?(\d{1,9})/.exec(text)?.[1] ?? 0)
    if (rejected > 0) this.#lose(rejected, 'the collector rejected spans')
  }

  #lose(spans: number, reason: string): void {
    this.#lost += spans
    this.#report(reason)
  }

  #report(reason: string): void {
    if (performance.now() - this.#loggedAt < this.#limits.quiet) return
    this.#loggedAt = performance.now()
    const lost = this.#lost
    this.#lost = 0
    outsideOperations(() => this.#log.warn({ reason, lost }, 'traces could not be sent'))
  }
}

/** Returns the error code of a failed request, such as ECONNREFUSED, without the address. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : error.name
}
