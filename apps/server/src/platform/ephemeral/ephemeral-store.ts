/** A kind of entries that are counted or stored by the same rules. Names are unique in the program. */
export interface EphemeralKind {
  name: string
  /** Lifetime of an entry in milliseconds. */
  lastsMs: number
  /** The call from which the lifetime of a count is measured: the first or the latest one. */
  from: 'first' | 'latest'
}

/** A count that has not expired. */
export interface Count {
  count: number
  /** Time of the latest call, in milliseconds. */
  last: number
  /** Time at which the count expires, in milliseconds. */
  ends: number
}

/** A call that was counted. */
export interface Counted {
  /** Number of calls counted so far, including this one. */
  count: number
  /** Time of this call. */
  at: number
  /** Time of the previous call; 0 if there was none. */
  previous: number
  /** Time at which the count expires. */
  ends: number
}

/**
 * Counts of calls and single-use values, which live for a minute to a day. Each method is atomic, also among processes
 * that serve the same site.
 */
export interface EphemeralStore {
  /** Adds one to a count, or starts it at one if there is none. */
  add(kind: EphemeralKind, key: string): Promise<Counted>
  /**
   * Adds one to several counts in one step; nobody sees some of them without the others. Returns them in the order of
   * the keys.
   */
  addAll(kind: EphemeralKind, keys: readonly string[]): Promise<Counted[]>
  /** Returns the counts of these keys, in their order. */
  read(kind: EphemeralKind, keys: readonly string[]): Promise<(Count | undefined)[]>
  /**
   * Takes back a call that was counted. The count is then as before the call, unless other calls were counted since.
   */
  takeBack(kind: EphemeralKind, key: string, counted: Counted): Promise<void>
  delete(kind: EphemeralKind, key: string): Promise<void>
  /** Stores a value under a new key. */
  put(kind: EphemeralKind, key: string, value: string): Promise<void>
  /** Removes a value and returns it, unless it expired. */
  take(kind: EphemeralKind, key: string): Promise<string | undefined>
  /**
   * Deletes expired entries in steps.
   * @param yieldToRequests awaited between the steps
   */
  prune(yieldToRequests: () => Promise<void>): Promise<void>
}
