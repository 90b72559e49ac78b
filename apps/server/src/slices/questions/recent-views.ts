import type { Clock } from '../../platform/clock.ts'

const REMEMBERED_MS = 10 * 60_000
const MAX_REMEMBERED = 100_000

/** Remembers recent viewers for ten minutes, so that a reload does not count as another view. */
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
  note(reader: string, questionId: number): boolean {
    const now = this.#clock.now()
    this.#forgetOld(now - REMEMBERED_MS)
    const key = `${questionId} ${reader}`
    if (this.#seen.has(key)) return false
    this.#seen.set(key, now)
    return true
  }

  /** A Map iterates in insertion order, so expired entries come first. */
  #forgetOld(oldest: number): void {
    for (const [key, at] of this.#seen) {
      if (at > oldest && this.#seen.size < MAX_REMEMBERED) return
      this.#seen.delete(key)
    }
  }
}
