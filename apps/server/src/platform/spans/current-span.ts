import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

/** Attributes of a span. Nothing personal belongs in one: no addresses, names, titles or values of statements. */
export type Attributes = Record<string, string | number>

export interface SpanStart {
  name: string
  /** `client` for work that another program does, such as a statement. */
  kind: 'client' | 'internal'
  attributes?: Attributes
}

/** A part of a trace: a request, a job, or something done for one. */
export interface Span {
  readonly traceId: string
  /** False if its trace is not exported, so that nothing has to be noted. */
  readonly isSampled: boolean
  name: string
  /** The route of the page that answers a request. */
  route?: string | undefined
  readonly attributes: Attributes
  /** Marks it as failed, with the name of the error or its status. */
  fail(type: string): void
  begin(start: SpanStart): Span
  /** Adds a part that has just ended. */
  add(start: SpanStart, ms: number, failure?: string): void
  end(): void
}

const current = new AsyncLocalStorage<Span>()

/** Returns the span of the work in progress; undefined where nothing is traced. */
export function currentSpan(): Span | undefined {
  return current.getStore()
}

/** Runs `work` as part of a span. */
export function withSpan<T>(span: Span, work: () => T): T {
  return current.run(span, work)
}

/** Runs `work` as a part of its own of the current span; without one it only runs. */
export async function inSpan<T>(start: SpanStart, work: (span: Span | undefined) => Promise<T>): Promise<T> {
  const parent = current.getStore()
  if (parent?.isSampled !== true) return work(undefined)
  return during(parent.begin(start), work)
}

/** Runs `work` in a span, and ends it. */
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

/** The name of an error alone: its message may quote what somebody wrote. */
export function errorType(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}

/** Notes the span at its request, because bodies arrive outside of the calls that a request begins. */
const NOTED = Symbol('span of the request')

export function noteSpan(request: IncomingMessage & { [NOTED]?: Span }, span: Span): void {
  request[NOTED] = span
}

/** Notes the route of the page that answers a request, for the name of its span. */
export function noteRoute(request: IncomingMessage, route: string | undefined): void {
  const span = spanOf(request)
  if (span) span.route = route
}

/** Returns the span of a request; undefined if it is not traced. */
export function spanOf(request: IncomingMessage & { [NOTED]?: Span }): Span | undefined {
  return request[NOTED]
}
