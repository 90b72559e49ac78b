import type { Clock } from '../../platform/clock.ts'

const TTL_MS = 10 * 60_000
const MAX_ENTRIES = 100_000

/** Stores recent viewers in memory for ten minutes, so that a reload does not count as another view. */
export class RecentViews {
  #seen = new Map<string, number>()
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Records a view.
   * @param reader an account or, for guests, an IP address
   * @returns true if the view is new
   */
  record(reader: string, questionId: number): boolean {
    const now = this.#clock.now()
    this.#dropExpired(now - TTL_MS)
    const key = `${questionId} ${reader}`
    if (this.#seen.has(key)) return false
    this.#seen.set(key, now)
    return true
  }

  /**
   * Deletes expired entries, and the oldest ones while the map is full. A Map iterates in insertion order, so they come
   * first.
   */
  #dropExpired(oldest: number): void {
    for (const [key, at] of this.#seen) {
      if (at > oldest && this.#seen.size < MAX_ENTRIES) return
      this.#seen.delete(key)
    }
  }
}
