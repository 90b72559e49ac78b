import type { Clock } from '../../../platform/clock.ts'

const TTL_MS = 30_000
const MAX_ENTRIES = 1_000
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
    const cached = this.#counts.get(key)
    if (cached && now - cached.at < TTL_MS) return cached.count
    const count = await load()
    this.#counts.delete(key)
    if (count >= LARGE) this.#store(key, { count, at: now })
    return count
  }

  /** A Map iterates in insertion order, so the oldest entry comes first. */
  #store(key: string, entry: { count: number; at: number }): void {
    const [oldest] = this.#counts.keys()
    if (oldest !== undefined && this.#counts.size >= MAX_ENTRIES) this.#counts.delete(oldest)
    this.#counts.set(key, entry)
  }
}
