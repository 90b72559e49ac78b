/** The settings of traces, from the OTEL_ variables. */
export interface TraceSettings {
  /** URL that spans are posted to. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  sampler: Sampler
}

/** Decides which traces are exported. */
export interface Sampler {
  /** The share of the traces that begin here, from 0 to 1. */
  share: number
  /** True to follow the caller's decision when a request continues a trace. */
  followsParent: boolean
}
