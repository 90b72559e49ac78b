import { PassThrough } from 'node:stream'

/** A reader that takes nothing for so long that this much waits for them is gone or too slow. */
const MAX_WAITING_BYTES = 64 * 1024
/** How long a browser waits before it comes back to a stream that ended. */
const RETRY_MS = 3_000

/** Who listens, and by which session: both end the stream when they end. */
export interface StreamOwner {
  personId: number
  sessionId: number
  /** Key of the object whose page is looked at, where the stream tells about that alone. */
  aboutId?: number
}

/** One answer that stays open and tells what is new, as server-sent events (HTML standard, `text/event-stream`). */
export class EventStream {
  readonly owner: StreamOwner
  /** What goes over the wire. */
  readonly body = new PassThrough()
  #last = ''

  constructor(owner: StreamOwner) {
    this.owner = owner
    this.body.write(`retry: ${RETRY_MS}\n\n`)
  }

  /** Tells something, unless it is what was told last. */
  send(event: string, data: unknown): void {
    const message = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    if (message === this.#last) return
    this.#last = message
    this.#write(message)
  }

  /** Tells at the next time also what was told last: whoever listens may have learnt something else meanwhile. */
  repeat(): void {
    this.#last = ''
  }

  /** A comment that nobody sees: it keeps what stands between from hanging up, and finds out who is gone. */
  beat(): void {
    this.#write(':\n\n')
  }

  /**
   * Ends the stream.
   * @param final an event before the end; without one the browser comes back by itself
   */
  end(final?: string): void {
    if (final !== undefined) this.send(final, {})
    if (!this.body.writableEnded) this.body.end()
  }

  /** Never keeps more than a bound for somebody who does not read. */
  #write(text: string): void {
    if (this.body.destroyed || this.body.writableEnded) return
    if (this.body.writableLength + this.body.readableLength > MAX_WAITING_BYTES) this.body.destroy()
    else this.body.write(text)
  }
}
