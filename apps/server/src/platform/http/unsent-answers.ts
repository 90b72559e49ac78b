import type { ServerResponse } from 'node:http'
import { TooManyRequests } from '../refusals/too-many-requests.ts'

/** The bounds of answers that have not left. */
interface UnsentBounds {
  /** Characters from which an answer counts; the system takes shorter ones off the process at once. */
  long: number
  /** Maximum number of characters of all long answers together. A single one may be longer. */
  total: number
  /** Milliseconds after which the connection of a caller that reads nothing is closed. */
  stalledMs: number
}

const OF_GUESTS: UnsentBounds = { long: 1_000_000, total: 64_000_000, stalledMs: 30_000 }
const RETRY_SECONDS = 10

/** Bounds the memory of long answers to guests, who can ask for any number of them and read none. */
export class UnsentAnswers {
  readonly #bounds: UnsentBounds
  #total = 0

  /** @param bounds tests that are about them choose others */
  constructor(bounds: UnsentBounds = OF_GUESTS) {
    this.#bounds = bounds
  }

  /**
   * Counts an answer until it has left or its caller is gone. Call it before sending.
   * @throws {TooManyRequests} when too many long answers have not left; short ones are never refused
   */
  add(answer: string, response: ServerResponse): void {
    const { long, total, stalledMs } = this.#bounds
    const { length } = answer
    if (length < long) return
    if (this.#total > 0 && this.#total + length > total) throw new TooManyRequests(RETRY_SECONDS)
    this.#total += length
    // Node closes a connection on which nothing moves for so long.
    response.setTimeout(stalledMs)
    response.once('close', () => {
      this.#total -= length
    })
  }
}
