import type { ServerResponse } from 'node:http'
import { TooManyRequests } from '../refusals/too-many-requests.ts'

/** The limits of responses that have not been sent completely, in characters or bytes. */
export interface UnsentBounds {
  /** Length from which a response counts; the operating system buffers shorter ones at once. */
  long: number
  /** Maximum length of all long responses together. A single one may be longer. */
  total: number
  /** Maximum length of all long responses to one caller together; by default the same as `total`. */
  ofOneCaller?: number
  /** Milliseconds after which the connection of a caller that reads nothing is closed. */
  stalledMs: number
}

const GUEST_LIMITS: UnsentBounds = { long: 1_000_000, total: 64_000_000, stalledMs: 30_000 }
const RETRY_SECONDS = 10

/** Bounds the memory of long responses to guests, who can request any number of them and read none. */
export class UnsentAnswers {
  readonly #bounds: UnsentBounds
  #total = 0
  #ofCallers = new Map<string, number>()

  /** @param bounds other limits, for tests */
  constructor(bounds: UnsentBounds = GUEST_LIMITS) {
    this.#bounds = bounds
  }

  /**
   * Counts a response until it has been sent or its caller has disconnected. Call it before sending.
   * @param as the caller it counts for, such as a network; the same for all by default
   * @throws {TooManyRequests} when the unsent long responses are too long together, in total or for this caller; short
   * ones are never refused
   */
  add({ length }: { readonly length: number }, response: ServerResponse, as = ''): void {
    const { long, total, ofOneCaller = total, stalledMs } = this.#bounds
    if (length < long) return
    if (isBeyond(total, this.#total, length) || isBeyond(ofOneCaller, this.#ofCallers.get(as) ?? 0, length)) {
      throw new TooManyRequests(RETRY_SECONDS)
    }
    this.#count(as, length)
    // Called when no data has moved on the connection for this long.
    response.setTimeout(stalledMs, () => response.destroy())
    response.once('close', () => this.#count(as, -length))
  }

  #count(as: string, length: number): void {
    this.#total += length
    const own = (this.#ofCallers.get(as) ?? 0) + length
    if (own === 0) this.#ofCallers.delete(as)
    else this.#ofCallers.set(as, own)
  }
}

function isBeyond(bound: number, waiting: number, length: number): boolean {
  return waiting > 0 && waiting + length > bound
}
