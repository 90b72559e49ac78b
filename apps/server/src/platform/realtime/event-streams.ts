import { TooManyRequests } from '../http/rate-limiter.ts'
import type { Log } from '../log/log.ts'
import type { StreamOwner } from './event-stream.ts'
import { EventStream } from './event-stream.ts'

/** Looks what is new for those who listen, tells them, and ends streams whose session is over. */
export type Refresh = (streams: readonly EventStream[]) => Promise<void>

/** How many streams may be open, and how often is looked. */
export interface StreamLimits {
  perPerson: number
  perProcess: number
  lookEveryMs: number
  beatEveryMs: number
}

const LIMITS: StreamLimits = { perPerson: 10, perProcess: 5_000, lookEveryMs: 1_000, beatEveryMs: 15_000 }
/** When somebody who was refused may try again. */
const RETRY_SECONDS = 60

/**
 * The open event streams of this process. While there are any, what is new is looked up again and again: one look
 * for all of them, outside of every transaction, so that news written by other processes arrive as well.
 */
export class EventStreams {
  #limits: StreamLimits
  #log: Log
  #open = new Set<EventStream>()
  #refresh: Refresh = () => Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()
  #lastBeat = 0
  #closed = false

  constructor(log: Log, limits: Partial<StreamLimits> = {}) {
    this.#log = log
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Says how to look what is new; the slice that owns the news does. */
  refreshWith(refresh: Refresh): void {
    this.#refresh = refresh
  }

  /** Lets a person hear at the next look what is, whatever they heard last: they just changed it themselves. */
  repeat(personId: number): void {
    for (const stream of this.#open) if (stream.owner.personId === personId) stream.repeat()
  }

  /** How many are open. */
  get size(): number {
    return this.#open.size
  }

  /**
   * Opens one more.
   * @throws {TooManyRequests} when this person, or the process, has as many as it may have, or is stopping
   */
  open(owner: StreamOwner): EventStream {
    const { perPerson, perProcess } = this.#limits
    const own = [...this.#open].filter((stream) => stream.owner.personId === owner.personId).length
    if (this.#closed || own >= perPerson || this.#open.size >= perProcess) throw new TooManyRequests(RETRY_SECONDS)
    const stream = new EventStream(owner)
    this.#open.add(stream)
    const forget = (): void => void this.#open.delete(stream)
    // Whoever reads the stream hears of its error as well; here it only means that it is over.
    stream.body.once('close', forget).once('error', forget)
    this.#schedule()
    return stream
  }

  /** Ends all streams and opens none any more; resolves when nothing is looked up for them. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    for (const stream of this.#open) stream.end()
    await this.#looking
  }

  #schedule(): void {
    if (this.#timer || this.#closed || this.#open.size === 0) return
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => {
        this.#timer = undefined
        this.#schedule()
      })
    }, this.#limits.lookEveryMs)
    this.#timer.unref()
  }

  async #look(): Promise<void> {
    const streams = [...this.#open]
    const now = performance.now()
    if (now - this.#lastBeat >= this.#limits.beatEveryMs) {
      this.#lastBeat = now
      for (const stream of streams) {
        stream.beat()
        // Also those hear what is who changed it through another process.
        stream.repeat()
      }
    }
    await this.#refresh(streams).catch((error: unknown) =>
      this.#log.error({ err: error }, 'what is new could not be looked up'),
    )
  }
}
