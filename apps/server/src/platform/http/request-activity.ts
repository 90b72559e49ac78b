/** The limits on waiting, in milliseconds. */
const LIMITS = {
  /** Idle time before work continues: a client that got its response often sends the next request at once. */
  quietMs: 5,
  /** The longest wait, so that a permanently busy site still gets its background work done. */
  mostMs: 50,
}

/**
 * Tracks the requests in progress, so that background work can yield to them. `pnpm bench --only followers` measures
 * the requests while mails to many followers go out. Can be deleted once background work has a process of its own.
 */
export class RequestActivity {
  #inProgress = 0
  #lastEnd = Number.NEGATIVE_INFINITY
  #waiting = new Set<() => void>()
  #atEnd = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined
  #limits: typeof LIMITS

  constructor(limits = LIMITS) {
    this.#limits = limits
  }

  /** Runs a request; background work waits while it lasts and for the idle time after it. */
  async during<T>(request: () => Promise<T>): Promise<T> {
    this.#inProgress += 1
    try {
      return await request()
    } finally {
      this.#inProgress -= 1
      this.#lastEnd = performance.now()
      if (this.#inProgress === 0) {
        if (this.#waiting.size > 0) this.#resolveWhenIdle()
        for (const end of this.#atEnd) end()
        this.#atEnd.clear()
      }
    }
  }

  /** Records a request that was answered synchronously. */
  passed(): void {
    this.#lastEnd = performance.now()
  }

  /** Returns true if no request is in progress, and none ended in this many milliseconds. */
  isIdleFor(ms: number): boolean {
    return this.#inProgress === 0 && performance.now() - this.#lastEnd >= ms
  }

  /** Resolves when no request has been in progress for the idle time, or after the longest wait. */
  async quiet(): Promise<void> {
    // Lets the requests that have just arrived begin first.
    await new Promise((resolve) => setImmediate(resolve))
    if (this.isIdleFor(this.#limits.quietMs)) return
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timeout)
        this.#waiting.delete(end)
        resolve()
      }
      const timeout = setTimeout(end, this.#limits.mostMs)
      this.#waiting.add(end)
      if (this.#inProgress === 0) this.#resolveWhenIdle()
    })
  }

  /**
   * Resolves when no request is in progress. A request whose client has disconnected continues without a connection.
   */
  async ended(): Promise<void> {
    if (this.#inProgress > 0) await new Promise<void>((resolve) => this.#atEnd.add(resolve))
  }

  #resolveWhenIdle(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#inProgress > 0) return
      for (const end of this.#waiting) end()
    }, this.#limits.quietMs)
  }
}
