/** The remote span that a request continues, from its `traceparent` header (W3C Trace Context). */
export interface TraceParent {
  traceId: string
  spanId: string
  isSampled: boolean
}

const VERSION_0 = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/
/** A header of a later version, which may append fields; `ff` is an invalid version. */
const LATER = /^(?!ff|00)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/
const NONE = /^0+$/

/** Parses a `traceparent` header; returns undefined if it is absent or invalid. */
export function readTraceParent(text: string | string[] | undefined): TraceParent | undefined {
  if (typeof text !== 'string') return undefined
  const [, traceId = '', spanId = '', flags = ''] = VERSION_0.exec(text) ?? LATER.exec(text) ?? []
  if (NONE.test(traceId) || NONE.test(spanId) || flags === '') return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
