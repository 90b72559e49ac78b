import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'

/** Caches the results of costly reads that may be slightly stale. The least recently used are dropped first. */
export class RecentReads<T> {
  #reads: LRUCache<string, { at: number; read: Promise<T> }>
  #clock: Clock
  #ttlMs: number

  /** @param limits.max maximum number of results, which should all be of about the same size */
  constructor(clock: Clock, limits: { ttlMs: number; max: number }) {
    this.#clock = clock
    this.#ttlMs = limits.ttlMs
    this.#reads = new LRUCache({ max: limits.max })
  }

  /**
   * Returns the recent result for `key`, or reads it. Concurrent callers share one read; a failed one is not cached.
   */
  get(key: string, load: () => Promise<T>): Promise<T> {
    const now = this.#clock.now()
    const recent = this.#reads.get(key)
    if (recent && now - recent.at < this.#ttlMs) return recent.read
    const entry = { at: now, read: load() }
    this.#reads.set(key, entry)
    entry.read.catch(() => {
      if (this.#reads.get(key) === entry) this.#reads.delete(key)
    })
    return entry.read
  }
}
