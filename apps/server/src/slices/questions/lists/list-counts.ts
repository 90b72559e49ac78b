import type { Clock } from '../../../platform/clock.ts'

const TTL_MS = 30_000
const MAX_ENTRIES = 1_000
/** Counting lists of this length is slow, and small differences go unnoticed in them. */
const LARGE = 5_000
/** Counting a list that is selected from this many questions takes longer than everything else the list needs. */
const EXPENSIVE_FROM = 1_000

/** The length of a list. */
export interface ListCount {
  count: number
  /** Only the beginning of the list was counted, because all of it took too long. */
  partial?: true
  /** Number of questions that the list was selected from, if they had to be examined one by one. */
  among?: number
}

/**
 * Caches for half a minute the lengths of lists that are long or are selected from many questions. Other lengths are
 * always counted.
 */
export class ListCounts {
  #counts = new Map<string, { counted: ListCount; at: number }>()
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Returns the length of a list.
   * @param list the selection of the list, as the cache key
   */
  async get(list: object, load: () => Promise<ListCount>): Promise<ListCount> {
    const now = this.#clock.now()
    const cached = this.cached(list)
    if (cached) return cached
    const counted = await load()
    const key = JSON.stringify(list)
    this.#counts.delete(key)
    if (counted.partial || counted.count >= LARGE || (counted.among ?? 0) >= EXPENSIVE_FROM)
      this.#store(key, { counted, at: now })
    return counted
  }

  /** Returns the length of a list if it is cached. */
  cached(list: object): ListCount | undefined {
    const cached = this.#counts.get(JSON.stringify(list))
    return cached && this.#clock.now() - cached.at < TTL_MS ? cached.counted : undefined
  }

  /**
   * Caches a length, in place of the oldest one if the cache is full. A Map iterates in insertion order, so the oldest
   * entry comes first.
   */
  #store(key: string, entry: { counted: ListCount; at: number }): void {
    const [oldest] = this.#counts.keys()
    if (oldest !== undefined && this.#counts.size >= MAX_ENTRIES) this.#counts.delete(oldest)
    this.#counts.set(key, entry)
  }
}
