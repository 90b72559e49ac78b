import * as prom from 'prom-client'
import { PROGRAM_VERSION } from '../program-version.ts'

/** The source of a page: taken from the cache, rendered for it, or rendered for one reader alone. */
export type PageSource = 'hit' | 'miss' | 'uncached'

/** A value of a gauge with its labels. */
export interface GaugeValue {
  labels?: Record<string, string>
  value: number
}

/** Upper bounds of the durations, in seconds. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const STATEMENT_BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120]
/** The first words by which statements are counted; statements with any other first word count as `other`. */
const STATEMENTS: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'])

/**
 * The metrics of one process, in the text format of Prometheus (docs/running.md#monitoring). Absent unless the operator
 * enables them. Recording a cached page takes 0.6 to 0.8 µs (measured in a loop), about 3 % of the 27 µs of processor
 * time that serving it takes; every other request takes far longer.
 */
export class Metrics {
  #registry: prom.Registry
  #requests: prom.Histogram<'operation' | 'status'>
  #pages: prom.Counter<'cache'>
  #statements: prom.Histogram<'statement'>
  #jobs: prom.Histogram<'kind' | 'outcome'>
  #mails: prom.Counter<'outcome'>

  /** @param role the work of this process (ROLE) */
  constructor(role: string) {
    this.#registry = new prom.Registry()
    const registers = [this.#registry]
    prom.collectDefaultMetrics({ register: this.#registry })
    this.gauge(
      'quandary_info',
      'Always 1; the labels tell the version and the role of the process.',
      async () => [{ labels: { version: PROGRAM_VERSION, role }, value: 1 }],
      ['version', 'role'],
    )
    this.#requests = new prom.Histogram({
      name: 'quandary_request_duration_seconds',
      help: 'Answered requests by operation, or address pattern where it is no operation, and status.',
      labelNames: ['operation', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    })
    this.#pages = new prom.Counter({
      name: 'quandary_pages_total',
      help: 'Pages by how they were answered: hit (from the cache), miss (rendered for the cache), uncached.',
      labelNames: ['cache'],
      registers,
    })
    this.#statements = new prom.Histogram({
      name: 'quandary_database_statement_duration_seconds',
      help: 'Statements sent to the database by their first word, waiting included.',
      labelNames: ['statement'],
      buckets: STATEMENT_BUCKETS,
      registers,
    })
    this.#jobs = new prom.Histogram({
      name: 'quandary_job_duration_seconds',
      help: 'Attempts at background jobs by kind and outcome (done, failed).',
      labelNames: ['kind', 'outcome'],
      buckets: JOB_BUCKETS,
      registers,
    })
    this.#mails = new prom.Counter({
      name: 'quandary_mails_total',
      help: 'Attempts to deliver a mail by outcome: sent, outbox (no SMTP server is set), failed.',
      labelNames: ['outcome'],
      registers,
    })
    // Set to 0 from the beginning, so that a rate can be computed from the first mail on.
    for (const outcome of ['sent', 'outbox', 'failed']) this.#mails.inc({ outcome }, 0)
    for (const cache of ['hit', 'miss', 'uncached'] satisfies PageSource[]) this.#pages.inc({ cache }, 0)
  }

  /** @param ms duration in milliseconds, as in the following methods */
  requestAnswered(operation: string, status: number, ms: number): void {
    this.#requests.observe({ operation, status }, ms / 1000)
  }

  pageAnswered(cache: PageSource): void {
    this.#pages.inc({ cache })
  }

  statementRun(text: string, ms: number): void {
    const [word = ''] = /^\w+/.exec(text) ?? []
    this.#statements.observe({ statement: STATEMENTS.has(word) ? word : 'other' }, ms / 1000)
  }

  jobRun(kind: string, outcome: 'done' | 'failed', ms: number): void {
    this.#jobs.observe({ kind, outcome }, ms / 1000)
  }

  mailAttempted(outcome: 'sent' | 'outbox' | 'failed'): void {
    this.#mails.inc({ outcome })
  }

  /**
   * Adds a gauge that is read at each scrape. If reading fails, for example without a database, it has no values.
   * @param labels the names of its labels
   */
  gauge(name: string, help: string, read: () => Promise<GaugeValue[]>, labels: readonly string[] = []): void {
    const gauge = new prom.Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.#registry],
      async collect() {
        const values = await read().catch(() => [])
        gauge.reset()
        // Without labels a reset gauge would report 0, which was not measured.
        if (labels.length === 0) gauge.remove()
        for (const { labels: names = {}, value } of values) gauge.set(names, value)
      },
    })
  }

  /** The media type of {@link expose}. */
  get contentType(): string {
    return this.#registry.contentType
  }

  /** Returns all measurements as text. */
  expose(): Promise<string> {
    return this.#registry.metrics()
  }
}
