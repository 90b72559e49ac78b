import { LRUCache } from 'lru-cache'

/** Bytes per entry in addition to its key and content. */
const ENTRY_BYTES = 2_000

/** A typed view of the entries of one kind. */
export interface CacheSection<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
}

/**
 * Memory shared by cached responses and by facts about requests, so that one budget limits all of them. The least
 * recently used entry is evicted first, whatever its kind.
 */
export class CacheMemory {
  #entries: LRUCache<string, { value: unknown; bytes: number }>

  /** @param maxBytes total size of all entries; 0 disables the memory */
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
   * Returns a typed view for one kind of keys (`cacheKey`). No other view may use these keys.
   * @param sizeOf returns the size of a value in bytes
   */
  section<T>(sizeOf: (value: T) => number): CacheSection<T> {
    const entries = this.#entries
    return {
      // Keys contain their kind, so only this view has set the value.
      get: (key) => entries.get(key)?.value as T | undefined,
      set: (key, value) => void entries.set(key, { value, bytes: sizeOf(value) }),
      delete: (key) => void entries.delete(key),
    }
  }
}
