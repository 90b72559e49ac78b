import { randomFillSync } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Log } from '../../log/log.ts'
import type { Attributes, Span, SpanStart } from '../../spans/current-span.ts'
import { during, noteSpan, withSpan } from '../../spans/current-span.ts'
import type { FinishedSpan, SpanKind } from './otlp-json.ts'
import { SpanExporter } from './span-exporter.ts'
import type { TraceParent } from './trace-parent.ts'
import { readTraceParent } from './trace-parent.ts'
import type { Sampler, TraceSettings } from './trace-settings.ts'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/** Starts the traces of one process: one per request and per attempt at a job. */
export class Tracer {
  #sampler: Sampler
  #exporter: SpanExporter
  #isTrusted: (address: string, hops: number) => boolean

  /** @param trustedProxies addresses and networks whose `traceparent` is continued, as in TRUSTED_PROXIES */
  constructor(settings: TraceSettings, trustedProxies: readonly string[], log: Log) {
    this.#sampler = settings.sampler
    this.#exporter = new SpanExporter(settings, log)
    this.#isTrusted = proxyAddr.compile([...trustedProxies])
  }

  /** Traces every request that `isTraced` accepts, until its response is sent or the client disconnects. */
  around(listener: RequestListener, isTraced: (request: IncomingMessage) => boolean): RequestListener {
    return (request, response) => {
      if (!isTraced(request)) return listener(request, response)
      const span = this.#beginRequest(request)
      noteSpan(request, span)
      response.once('close', () => {
        const { statusCode, headersSent } = response
        if (headersSent) span.attributes['http.response.status_code'] = statusCode
        if (headersSent && statusCode >= 500) span.fail(String(statusCode))
        span.end()
      })
      withSpan(span, () => listener(request, response))
    }
  }

  /** Runs an attempt at a job in a trace of its own. */
  job(kind: string, attempt: number, work: () => Promise<void>): Promise<void> {
    const attributes = { 'quandary.job.kind': kind, 'quandary.job.attempt': attempt }
    return during(this.#begin({ name: `job ${kind}`, kind: 'consumer', attributes }), work)
  }

  /** Sends the remaining spans, within a bounded time. */
  close(): Promise<void> {
    return this.#exporter.close()
  }

  #beginRequest({ method = '', headers, socket }: IncomingMessage): Span {
    const given = headers.traceparent
    // Any other client could force all of its requests to be sampled, and add spans to the traces of others.
    const isContinued = given !== undefined && this.#isTrusted(socket.remoteAddress ?? '', 0)
    const known = METHODS.has(method) ? method : '_OTHER'
    const name = known === '_OTHER' ? 'HTTP' : method
    const attributes = { 'http.request.method': known }
    return this.#begin({ name, kind: 'server', attributes }, isContinued ? readTraceParent(given) : undefined)
  }

  #begin(start: { name: string; kind: SpanKind; attributes: Attributes }, parent?: TraceParent): Span {
    const id = parent?.traceId ?? randomHex(16)
    const { share, followsParent } = this.#sampler
    const isSampled = followsParent && parent ? parent.isSampled : isInShare(id, share)
    const trace = { id, isSampled, clockOffset: Date.now() - performance.now(), exporter: this.#exporter }
    return new TracedSpan(trace, start, { parentId: parent?.spanId, isRemote: parent !== undefined })
  }
}

/** Shared by the spans of one trace in this process. */
interface Trace {
  id: string
  isSampled: boolean
  /**
   * Milliseconds to add to the time of the monotonic clock to get the time since 1970. All spans of a trace share it,
   * so that none ends after its parent.
   */
  clockOffset: number
  exporter: SpanExporter
}

class TracedSpan implements Span {
  readonly attributes: Attributes
  name: string
  route: string | undefined
  #trace: Trace
  #id = randomHex(8)
  #kind: SpanKind
  #parent: { parentId: string | undefined; isRemote: boolean }
  #begun = performance.now()
  #failure: string | undefined

  constructor(
    trace: Trace,
    { name, kind, attributes = {} }: { name: string; kind: SpanKind; attributes?: Attributes | undefined },
    parent: { parentId: string | undefined; isRemote: boolean },
  ) {
    this.#trace = trace
    this.name = name
    this.#kind = kind
    this.attributes = attributes
    this.#parent = parent
  }

  get traceId(): string {
    return this.#trace.id
  }

  get isSampled(): boolean {
    return this.#trace.isSampled
  }

  fail(type: string): void {
    this.#failure = type
  }

  begin(start: SpanStart): Span {
    return new TracedSpan(this.#trace, start, { parentId: this.#id, isRemote: false })
  }

  add({ name, kind, attributes = {} }: SpanStart, ms: number, failure?: string): void {
    const end = performance.now()
    this.#export(
      { id: randomHex(8), parentId: this.#id, isRemote: false, name, kind, attributes },
      [end - ms, end],
      failure,
    )
  }

  end(): void {
    const { name, attributes } = this
    const facts = { ...this.#parent, id: this.#id, name, kind: this.#kind, attributes }
    this.#export(facts, [this.#begun, performance.now()], this.#failure)
  }

  #export(
    facts: Omit<FinishedSpan, 'traceId' | 'beginMs' | 'endMs' | 'failure'>,
    [begun, ended]: [number, number],
    failure: string | undefined,
  ): void {
    const { id: traceId, isSampled, clockOffset, exporter } = this.#trace
    if (!isSampled) return
    exporter.add({ ...facts, traceId, beginMs: begun + clockOffset, endMs: ended + clockOffset, failure })
  }
}

/**
 * Decides by the id, so that all processes with the same share sample the same traces (OpenTelemetry, `traceidratio`).
 */
function isInShare(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-14), 16) >= (1 - share) * 2 ** 56
}

const random = Buffer.alloc(4_096)
let used = random.length

/**
 * Returns random bytes as hexadecimal text. They are taken from a buffer of random bytes, because generating a few
 * bytes costs as much as generating many.
 */
function randomHex(bytes: number): string {
  if (used + bytes > random.length) {
    randomFillSync(random)
    used = 0
  }
  used += bytes
  return random.toString('hex', used - bytes, used)
}
