/** Work that runs at most once at a time in this process, beside its caller, and that can be stopped. */
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

  /** Begins the work and returns at once. */
  begin(work: () => Promise<void>, onError: (error: unknown) => void): void {
    this.#running = work()
      .catch(onError)
      .finally(() => {
        this.#running = undefined
      })
  }

  /** Names the function that ends the running work early; it is called at once if {@link close} was called already. */
  onStop(interrupt: () => void): void {
    this.#interrupt = interrupt
    if (this.#isClosed) interrupt()
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Ends the running work early. */
  async stop(): Promise<void> {
    this.#interrupt()
    await this.#running
  }

  /** Ends the running work early and lets nothing begin afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.stop()
  }
}
