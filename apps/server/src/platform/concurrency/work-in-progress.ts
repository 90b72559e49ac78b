/** Tracks running work, so that shutting down can wait for it. */
export class WorkInProgress {
  #running = new Set<Promise<unknown>>()

  /** Tracks a promise until it settles, and returns it. */
  add<Result>(work: Promise<Result>): Promise<Result> {
    this.#running.add(work)
    const end = (): boolean => this.#running.delete(work)
    work.then(end, end)
    return work
  }

  /** Resolves when all work has settled, including work that was added in the meantime. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }
}
