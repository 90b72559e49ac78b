/** Small values of this process that are costly to read and cheap to drop, such as the site's settings. */
export class MemoryCache {
  #entries = new Map<string, Promise<unknown>>()

  /** The value under `key`, loaded once; concurrent askers share one load, and a failed load is forgotten. */
  getOrLoad<T>(key: string, load: () => Promise<T>): Promise<T> {
    const present = this.#entries.get(key)
    // A key is always asked for with the type it was stored with.
    if (present) return present as Promise<T>
    const loading = load()
    this.#entries.set(key, loading)
    loading.catch(() => this.#entries.delete(key))
    return loading
  }

  /** Replaces the value under `key` without a moment in which there is none. */
  put(key: string, value: unknown): void {
    this.#entries.set(key, Promise.resolve(value))
  }

  drop(key: string): void {
    this.#entries.delete(key)
  }
}
