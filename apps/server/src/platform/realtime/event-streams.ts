import { TooManyRequests } from '../refusals/too-many-requests.ts'
import type { Log } from '../log/log.ts'
import type { StreamOwner } from './event-stream.ts'
import { EventStream } from './event-stream.ts'

/**
 * Looks up the current state of the streams' owners, sends it to their streams, and ends streams whose session is over.
 */
export type Refresh = (streams: readonly EventStream[]) => Promise<void>

/** The limits on open streams, and the intervals of refreshes and heartbeats. */
export interface StreamLimits {
  perPerson: number
  perProcess: number
  refreshEveryMs: number
  heartbeatEveryMs: number
}

const LIMITS: StreamLimits = { perPerson: 10, perProcess: 5_000, refreshEveryMs: 1_000, heartbeatEveryMs: 15_000 }
/** Seconds in the `Retry-After` header of a refused stream. */
const RETRY_SECONDS = 60

/**
 * The open event streams of this process. While there are any, their state is polled with one refresh for all of them,
 * outside of every transaction, so that changes made by other processes arrive too.
 */
export class EventStreams {
  #limits: StreamLimits
  #log: Log
  #open = new Set<EventStream>()
  #refresh: Refresh = () => Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #refreshing: Promise<void> = Promise.resolve()
  #lastBeat = 0
  #closed = false

  constructor(log: Log, limits: Partial<StreamLimits> = {}) {
    this.#log = log
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Registers the refresh; the slice that owns the state calls it. */
  refreshWith(refresh: Refresh): void {
    this.#refresh = refresh
  }

  /**
   * Sends a person the current state on the next refresh even if it is unchanged, because they have just changed it
   * themselves.
   */
  resend(personId: number): void {
    for (const stream of this.#open) if (stream.owner.personId === personId) stream.resend()
  }

  /** Number of open streams. */
  get size(): number {
    return this.#open.size
  }

  /**
   * Opens a stream.
   * @throws {TooManyRequests} at the limit of this person or the process, and while the server is stopping
   */
  open(owner: StreamOwner): EventStream {
    const { perPerson, perProcess } = this.#limits
    const own = [...this.#open].filter((stream) => stream.owner.personId === owner.personId).length
    if (this.#closed || own >= perPerson || this.#open.size >= perProcess) throw new TooManyRequests(RETRY_SECONDS)
    const stream = new EventStream(owner)
    this.#open.add(stream)
    const remove = (): void => void this.#open.delete(stream)
    // The code that serves the stream handles its errors; here an error only means that it is over.
    stream.body.once('close', remove).once('error', remove)
    this.#schedule()
    return stream
  }

  /** Ends all streams and allows no new ones; resolves when no refresh is running. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    for (const stream of this.#open) stream.end()
    await this.#refreshing
  }

  #schedule(): void {
    if (this.#timer || this.#closed || this.#open.size === 0) return
    this.#timer = setTimeout(() => {
      this.#refreshing = this.#refreshAll().finally(() => {
        this.#timer = undefined
        this.#schedule()
      })
    }, this.#limits.refreshEveryMs)
    this.#timer.unref()
  }

  async #refreshAll(): Promise<void> {
    const streams = [...this.#open]
    const now = performance.now()
    if (now - this.#lastBeat >= this.#limits.heartbeatEveryMs) {
      this.#lastBeat = now
      for (const stream of streams) {
        stream.heartbeat()
        // Lets the state be sent again even if it is unchanged, so that clients whose own change was handled by another
        // process are updated, too.
        stream.resend()
      }
    }
    await this.#refresh(streams).catch((error: unknown) =>
      this.#log.error({ err: error }, 'what is new could not be looked up'),
    )
  }
}
