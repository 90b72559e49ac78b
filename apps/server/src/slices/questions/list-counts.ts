import type { Clock } from '../../platform/clock.ts'

const REMEMBERED_MS = 30_000
const MAX_REMEMBERED = 1_000
/** Counting lists of this length is slow, and small differences go unnoticed in them. */
const LARGE = 5_000

/** Caches the lengths of long lists for half a minute; short lists are always counted. */
export class ListCounts {
  #counts = new Map<string, { count: number; at: number }>()
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Returns the length of a list.
   * @param list the selection of the list, as the cache key
   */
  async get(list: object, load: () => Promise<number>): Promise<number> {
    const key = JSON.stringify(list)
    const now = this.#clock.now()
    const known = this.#counts.get(key)
    if (known && now - known.at < REMEMBERED_MS) return known.count
    const count = await load()
    this.#counts.delete(key)
    if (count >= LARGE) this.#remember(key, { count, at: now })
    return count
  }

  /** A Map iterates in insertion order, so the oldest entry comes first. */
  #remember(key: string, entry: { count: number; at: number }): void {
    const [oldest] = this.#counts.keys()
    if (oldest !== undefined && this.#counts.size >= MAX_REMEMBERED) this.#counts.delete(oldest)
    this.#counts.set(key, entry)
  }
}
