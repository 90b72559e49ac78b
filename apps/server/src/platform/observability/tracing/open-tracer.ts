import type { Database } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import { currentSpan } from '../../spans/current-span.ts'
import type { Tracer } from './tracer.ts'
import type { TraceSettings } from './trace-settings.ts'

/** The configuration that traces need; `traces` is undefined unless an OTEL_ variable names a collector. */
interface TracesConfig {
  traces: TraceSettings | undefined
  trustedProxies: readonly string[]
}

/** Returns the tracer of this process. Returns undefined, and loads no module for it, if traces are off. */
export async function openTracer({ traces, trustedProxies }: TracesConfig, log: Log): Promise<Tracer | undefined> {
  if (traces === undefined) return undefined
  const { Tracer: Traced } = await import('./tracer.ts')
  return new Traced(traces, trustedProxies, log)
}

/** Maximum length of an exported statement, in characters; the rest is usually placeholders of long lists. */
const MAX_TEXT = 1_000

/** Adds each statement, without its values, to the span of the work that runs it. */
export function traceStatements({ statements, can }: Pick<Database, 'statements' | 'can'>): void {
  const system = can.embedded ? 'sqlite' : 'postgresql'
  statements.on(({ text, ms, failure }) => {
    const span = currentSpan()
    if (span?.isSampled !== true) return
    const [name = 'statement'] = /^\w+/.exec(text) ?? []
    const attributes = { 'db.system.name': system, 'db.operation.name': name, 'db.query.text': text.slice(0, MAX_TEXT) }
    span.add({ name, kind: 'client', attributes }, ms, failure)
  })
}
