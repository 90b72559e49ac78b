/** The settings of traces, from the OTEL_ variables. */
export interface TraceSettings {
  /** Address that spans are sent to. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  sampler: Sampler
}

/** The choice of the traces that are exported. */
export interface Sampler {
  /** The share of the traces that begin here, from 0 to 1. */
  share: number
  /** True to do as the caller did, where a request continues a trace. */
  followsParent: boolean
}
