import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A span as it arrived, with its attributes by name. */
export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: number
  beginMs: number
  endMs: number
  attributes: Record<string, string | number>
  isFailed: boolean
}

interface WrittenAttribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

/** A request to the collector in OTLP/HTTP with JSON. */
interface Export {
  resourceSpans: {
    resource: { attributes: WrittenAttribute[] }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        startTimeUnixNano: string
        endTimeUnixNano: string
        attributes: WrittenAttribute[]
        status: { code?: number }
      }[]
    }[]
  }[]
}

/** The collector's response to a request. */
interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

const TAKEN: Answer = { status: 200, body: '{}' }

/** A collector of traces on the loopback address, for one test. */
export class TraceCollector {
  /** The spans of all accepted requests. */
  readonly spans: ReceivedSpan[] = []
  /** All bodies as they arrived. */
  readonly bodies: string[] = []
  readonly headers: IncomingHttpHeaders[] = []
  resource: Record<string, string | number> = {}
  /** The responses to the next requests, in order; later requests are accepted. `never` leaves a request unanswered. */
  answers: (Answer | 'never')[] = []
  /** Path of the last request. */
  path = ''
  address = ''

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector()
    const server = createServer((request, response) => {
      void collector.#receive(request, response)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(async () => {
      server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    })
    // A server that listens on a port has such an address, so the cast is safe.
    collector.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return collector
  }

  /** Returns the spans directly below another one. */
  below(span: ReceivedSpan): ReceivedSpan[] {
    return this.spans.filter(({ traceId, parentSpanId }) => traceId === span.traceId && parentSpanId === span.spanId)
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    this.path = request.url ?? ''
    this.headers.push(request.headers)
    this.bodies.push(body)
    const answer = this.answers.shift() ?? TAKEN
    if (answer === 'never') return
    if (answer.status === 200) this.#take(JSON.parse(body) as Export)
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  #take({ resourceSpans }: Export): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      this.resource = named(resource.attributes)
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        const { traceId, spanId, parentSpanId, name, kind, attributes, status } = span
        const [beginMs, endMs] = [Number(span.startTimeUnixNano) / 1e6, Number(span.endTimeUnixNano) / 1e6]
        const facts = { traceId, spanId, parentSpanId, name, kind, beginMs, endMs }
        this.spans.push({ ...facts, attributes: named(attributes), isFailed: status.code === 2 })
      }
    }
  }
}

function named(attributes: readonly WrittenAttribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue ?? '']),
  )
}
