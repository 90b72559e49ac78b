import { LRUCache } from 'lru-cache'

/** Bytes an entry takes besides its key and its content. */
const ENTRY_BYTES = 2_000

/** The entries of one kind. */
export interface CacheSection<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
}

/**
 * The memory for cached responses and for what is noted about requests, so that one budget bounds all of it.
 * The least recently used entry is evicted first, whatever its kind.
 */
export class CacheMemory {
  #entries: LRUCache<string, { value: unknown; bytes: number }>

  /** @param maxBytes of all entries together; with 0 nothing is stored */
  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ bytes }, key) => bytes + key.length + ENTRY_BYTES,
    })
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /**
   * Returns a typed view for one kind of keys (`cacheKey`), which no other view uses.
   * @param weigh returns the bytes that a value takes
   */
  section<T>(weigh: (value: T) => number): CacheSection<T> {
    const entries = this.#entries
    return {
      // Keys name their kind, so the value was set through a view of this type.
      get: (key) => entries.get(key)?.value as T | undefined,
      set: (key, value) => void entries.set(key, { value, bytes: weigh(value) }),
      delete: (key) => void entries.delete(key),
    }
  }
}
