/** In milliseconds. */
const LIMITS = {
  /** For how long nothing may have been asked before it is quiet: who has an answer often asks again at once. */
  quietMs: 5,
  /** Work waits no longer than this: a site that is always asked something still gets on with it. */
  mostMs: 50,
}

/** What is being asked of this process, so that work that can wait lets it pass. */
export class Traffic {
  #underWay = 0
  #lastEnd = Number.NEGATIVE_INFINITY
  #quiet = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined
  #limits: typeof LIMITS

  constructor(limits = LIMITS) {
    this.#limits = limits
  }

  /** Runs a request; while it lasts, and a moment longer, it is not quiet. */
  async during<T>(request: () => Promise<T>): Promise<T> {
    this.#underWay += 1
    try {
      return await request()
    } finally {
      this.#underWay -= 1
      this.#lastEnd = performance.now()
      if (this.#underWay === 0 && this.#quiet.size > 0) this.#tellWhenQuiet()
    }
  }

  /** Notes a request that was answered on the spot. */
  passed(): void {
    this.#lastEnd = performance.now()
  }

  /** Resolves when nothing is being asked, but not later than after the longest wait. */
  async quiet(): Promise<void> {
    // What has just arrived is let in first.
    await new Promise((resolve) => setImmediate(resolve))
    if (this.#isQuiet()) return
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(patience)
        this.#quiet.delete(end)
        resolve()
      }
      const patience = setTimeout(end, this.#limits.mostMs)
      this.#quiet.add(end)
      if (this.#underWay === 0) this.#tellWhenQuiet()
    })
  }

  #isQuiet(): boolean {
    return this.#underWay === 0 && performance.now() - this.#lastEnd >= this.#limits.quietMs
  }

  #tellWhenQuiet(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#underWay > 0) return
      for (const end of this.#quiet) end()
    }, this.#limits.quietMs)
  }
}
