import { PassThrough } from 'node:stream'

/** Maximum number of unread bytes. A client that has more is gone or too slow. */
const MAX_BUFFERED_BYTES = 64 * 1024
/** The delay before a browser reconnects to a stream that ended. */
const RETRY_MS = 3_000

/** The person and the session that the stream belongs to. The stream ends when the session or the account does. */
export interface StreamOwner {
  personId: number
  sessionId: number
  /** Key of the object whose page is open, for a stream about that object alone. */
  aboutId?: number
}

/** An open response that sends server-sent events (HTML standard, `text/event-stream`). */
export class EventStream {
  readonly owner: StreamOwner
  /** The response body. */
  readonly body = new PassThrough()
  #last = ''

  constructor(owner: StreamOwner) {
    this.owner = owner
    this.body.write(`retry: ${RETRY_MS}\n\n`)
  }

  /** Sends an event, unless it equals the last one. */
  send(event: string, data: unknown): void {
    const message = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    if (message === this.#last) return
    this.#last = message
    this.#write(message)
  }

  /**
   * Allows the next event to be sent although it equals the last one, because the state that the client shows may have
   * changed in the meantime.
   */
  resend(): void {
    this.#last = ''
  }

  /** Sends a comment, which keeps proxies from closing the connection and detects clients that are gone. */
  heartbeat(): void {
    this.#write(':\n\n')
  }

  /**
   * Ends the stream.
   * @param final an event before the end; without one the browser reconnects
   */
  end(final?: string): void {
    if (final !== undefined) this.send(final, {})
    if (!this.body.writableEnded) this.body.end()
  }

  /** Buffers a bounded amount for a client that does not read. */
  #write(text: string): void {
    if (this.body.destroyed || this.body.writableEnded) return
    if (this.body.writableLength + this.body.readableLength > MAX_BUFFERED_BYTES) this.body.destroy()
    else this.body.write(text)
  }
}
