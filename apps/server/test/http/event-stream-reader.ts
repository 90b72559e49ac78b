export interface ReceivedEvent {
  event: string
  data: unknown
}

/** A client of a stream of server-sent events. */
export interface EventStreamReader {
  status: number
  headers: Headers
  /** Waits for the next event that differs from the last one; undefined when the stream has ended. */
  next(): Promise<ReceivedEvent | undefined>
  /** Waits for the next event, even if it has the same data as the last one. */
  nextOfAll(): Promise<ReceivedEvent | undefined>
  /** Reads the whole response if it is not a stream. */
  json(): Promise<{ code: number; reason: string; data: unknown }>
  /** Closes the connection. */
  leave(): Promise<void>
}

export async function openEventStream(url: string, headers: Record<string, string>): Promise<EventStreamReader> {
  const away = new AbortController()
  const answer = await fetch(url, { headers, signal: away.signal })
  const events = answer.ok && answer.body ? eventsOf(answer.body) : undefined
  let last = ''
  const nextOfAll = async (): Promise<ReceivedEvent | undefined> => {
    const { value } = (await events?.next()) ?? {}
    return value
  }
  return {
    status: answer.status,
    headers: answer.headers,
    nextOfAll,
    async next() {
      for (;;) {
        const event = await nextOfAll()
        const content = JSON.stringify(event)
        if (event && content === last) continue
        last = content
        return event
      }
    },
    json: () => answer.json(),
    async leave() {
      away.abort()
      await events?.return(undefined).catch(() => undefined)
    },
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ReceivedEvent, undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of body) {
    const blocks = (rest + decoder.decode(part, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) as unknown }
    }
  }
  return undefined
}
