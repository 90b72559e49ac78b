import { atPrimary } from '../db/replicas/read-scope.ts'

/** A per-process cache for small values that are costly to load, such as the site's settings. */
export class MemoryCache {
  #entries = new Map<string, Promise<unknown>>()

  /** Returns the cached value of `key`. Concurrent callers share one load; a failed load is not cached. */
  getOrLoad<T>(key: string, load: () => Promise<T>): Promise<T> {
    const present = this.#entries.get(key)
    // Every caller of a key uses the type it was stored with.
    if (present) return present as Promise<T>
    // A replica may be fresh enough for this request, but later requests use the cached value, too.
    const loading = atPrimary(load)
    this.#entries.set(key, loading)
    loading.catch(() => this.#entries.delete(key))
    return loading
  }

  /** Replaces the cached value without a gap in which callers would have to load it. */
  put(key: string, value: unknown): void {
    this.#entries.set(key, Promise.resolve(value))
  }

  drop(key: string): void {
    this.#entries.delete(key)
  }
}
