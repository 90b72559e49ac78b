import { randomUUID } from 'node:crypto'
import { PROGRAM_VERSION } from '../../program-version.ts'
import type { Attributes } from '../../spans/current-span.ts'

/** Numbers of the protocol by kind of span. */
const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 }
export type SpanKind = keyof typeof KINDS

/** Flags of a span: sampled, and how its parent was reached. */
const FLAGS = { sampled: 0x1, parentIsKnown: 0x100, parentIsRemote: 0x200 }
const FAILED = 2

/** A span that has ended. Times are in milliseconds of the day's clock. */
export interface FinishedSpan {
  traceId: string
  id: string
  parentId: string | undefined
  /** True if the parent is of another program. */
  isRemote: boolean
  name: string
  kind: SpanKind
  attributes: Attributes
  beginMs: number
  endMs: number
  failure: string | undefined
}

const INSTANCE = randomUUID()

/** Writes spans as the protocol takes them by HTTP (OTLP/HTTP with JSON). */
export function otlpJson(serviceName: string, spans: readonly FinishedSpan[]): string {
  const resource = {
    'service.name': serviceName,
    'service.version': PROGRAM_VERSION,
    'service.instance.id': INSTANCE,
    'telemetry.sdk.language': 'nodejs',
    'telemetry.sdk.name': 'quandary',
    'telemetry.sdk.version': PROGRAM_VERSION,
  }
  const scope = { name: 'quandary', version: PROGRAM_VERSION }
  const scopeSpans = [{ scope, spans: spans.map(written) }]
  return JSON.stringify({ resourceSpans: [{ resource: { attributes: listed(resource) }, scopeSpans }] })
}

function written(span: FinishedSpan): object {
  const { traceId, id, parentId, isRemote, name, kind, attributes, beginMs, endMs, failure } = span
  const origin = isRemote ? FLAGS.parentIsRemote : 0
  return {
    traceId,
    spanId: id,
    parentSpanId: parentId,
    flags: FLAGS.sampled | FLAGS.parentIsKnown | origin,
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(beginMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: listed(failure === undefined ? attributes : { ...attributes, 'error.type': failure }),
    status: failure === undefined ? {} : { code: FAILED },
  }
}

/** A number of nanoseconds would be beyond those that JavaScript has exactly. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1_000)}000`
}

function listed(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: value },
  }))
}
