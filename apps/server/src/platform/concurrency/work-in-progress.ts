/** Tracks running work, so that shutting down can wait for it. */
export class WorkInProgress {
  #running = new Set<Promise<unknown>>()

  /** Counts work until it has ended, well or not, and returns its promise. */
  add<Result>(work: Promise<Result>): Promise<Result> {
    this.#running.add(work)
    const end = (): boolean => this.#running.delete(work)
    work.then(end, end)
    return work
  }

  /** Resolves when nothing is in progress any more, work that was added meanwhile included. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }
}
