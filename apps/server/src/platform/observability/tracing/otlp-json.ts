import { randomUUID } from 'node:crypto'
import { PROGRAM_VERSION } from '../../program-version.ts'
import type { Attributes } from '../../spans/current-span.ts'

/** The protocol's number for each kind of span. */
const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 }
export type SpanKind = keyof typeof KINDS

/** Bits of the `flags` field. The protocol needs `parentIsKnown` to tell "not remote" from "unknown". */
const FLAGS = { sampled: 0x1, parentIsKnown: 0x100, parentIsRemote: 0x200 }
const FAILED = 2

/** A span that has ended. Times are in milliseconds since 1970. */
export interface FinishedSpan {
  traceId: string
  id: string
  parentId: string | undefined
  /** True if the parent span belongs to another program. */
  isRemote: boolean
  name: string
  kind: SpanKind
  attributes: Attributes
  beginMs: number
  endMs: number
  failure: string | undefined
}

const INSTANCE = randomUUID()

/** Writes spans as the body of a request in OTLP/HTTP with JSON. */
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

/** Returns a string, because nanoseconds since 1970 exceed the integers that a number stores exactly. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1_000)}000`
}

function listed(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: value },
  }))
}
