/** Background work that can be stopped. At most one run of it takes place in this process at a time. */
export class SingleRun {
  #running: Promise<void> | undefined
  #isClosed = false
  #interrupt: () => void = () => {}

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** True once {@link close} was called: nothing may begin any more. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Starts the work and returns at once. The caller must have checked {@link isRunning} and {@link isClosed}. */
  begin(work: () => Promise<void>, onError: (error: unknown) => void): void {
    this.#running = work()
      .catch(onError)
      .finally(() => {
        this.#running = undefined
      })
  }

  /** Sets the function that ends the running work early. Calls it at once if {@link close} was called already. */
  onStop(interrupt: () => void): void {
    this.#interrupt = interrupt
    if (this.#isClosed) interrupt()
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Ends the running work early and waits until it has stopped. */
  async stop(): Promise<void> {
    this.#interrupt()
    await this.#running
  }

  /** Ends the running work early, after which nothing may be started. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.stop()
  }
}
