import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

/** Attributes of a span. Nothing personal belongs in one: no addresses, names, titles or values of statements. */
export type Attributes = Record<string, string | number>

export interface SpanStart {
  name: string
  /** `client` for a call to another program, such as a database statement. */
  kind: 'client' | 'internal'
  attributes?: Attributes
}

/** A part of a trace: a request, a job, or a step of either. */
export interface Span {
  readonly traceId: string
  /** False if its trace is not exported; then callers need not fill in attributes. */
  readonly isSampled: boolean
  name: string
  /** Route pattern of the page that is rendered for the request. */
  route?: string | undefined
  readonly attributes: Attributes
  /** Marks the span as failed, with the name of the error or the status code. */
  fail(type: string): void
  begin(start: SpanStart): Span
  /** Adds a child span that has just ended. */
  add(start: SpanStart, ms: number, failure?: string): void
  end(): void
}

const current = new AsyncLocalStorage<Span>()

/** Returns the span of the work in progress; undefined outside of a trace. */
export function currentSpan(): Span | undefined {
  return current.getStore()
}

/** Runs `work` with `span` as the current span. */
export function withSpan<T>(span: Span, work: () => T): T {
  return current.run(span, work)
}

/** Runs `work` in a new child of the current span; outside of a sampled trace it runs without a span. */
export async function inSpan<T>(start: SpanStart, work: (span: Span | undefined) => Promise<T>): Promise<T> {
  const parent = current.getStore()
  if (parent?.isSampled !== true) return work(undefined)
  return during(parent.begin(start), work)
}

/** Runs `work` with `span` as the current span, and ends the span. */
export async function during<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await current.run(span, () => work(span))
  } catch (error) {
    span.fail(errorType(error))
    throw error
  } finally {
    span.end()
  }
}

/** Returns only the name of an error, because its message may quote what somebody wrote. */
export function errorType(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}

/** Stores the span on its request, because the async context is lost when a body arrives. */
const REQUEST_SPAN = Symbol('span of the request')

export function noteSpan(request: IncomingMessage & { [REQUEST_SPAN]?: Span }, span: Span): void {
  request[REQUEST_SPAN] = span
}

/** Sets the route of the page that is rendered for a request; the span is named after it. */
export function noteRoute(request: IncomingMessage, route: string | undefined): void {
  const span = spanOf(request)
  if (span) span.route = route
}

/** Returns the span of a request; undefined if it is not traced. */
export function spanOf(request: IncomingMessage & { [REQUEST_SPAN]?: Span }): Span | undefined {
  return request[REQUEST_SPAN]
}
