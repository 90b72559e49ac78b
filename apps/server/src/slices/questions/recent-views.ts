import type { Clock } from '../../platform/clock.ts'

const REMEMBERED_MS = 10 * 60_000
const MAX_REMEMBERED = 100_000

/** Remembers for ten minutes who looked at what, so that a reload is no second view. */
export class RecentViews {
  #seen = new Map<string, number>()
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Notes a view.
   * @param reader an account or, for guests, an address
   * @returns whether it is a new one
   */
  note(reader: string, questionId: number): boolean {
    const now = this.#clock.now()
    this.#forgetOld(now - REMEMBERED_MS)
    const key = `${questionId} ${reader}`
    if (this.#seen.has(key)) return false
    this.#seen.set(key, now)
    return true
  }

  /** Entries stand in the order they came, so the old ones are in front. */
  #forgetOld(oldest: number): void {
    for (const [key, at] of this.#seen) {
      if (at > oldest && this.#seen.size < MAX_REMEMBERED) return
      this.#seen.delete(key)
    }
  }
}
