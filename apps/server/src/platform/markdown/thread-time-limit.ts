import type { Worker } from 'node:worker_threads'

/**
 * The elapsed time of a task may be this many times its limit of processor time, on a busy machine, before it is ended.
 */
export const MAX_ELAPSED_FACTOR = 4

/**
 * Limits the processor time of a task in a thread. A limit on elapsed time would end tasks on a busy machine that are
 * normal on an idle one.
 */
export class ThreadTimeLimit {
  readonly #worker: Worker
  readonly #before: NodeJS.CpuUsage
  readonly #milliseconds: number
  readonly #end: number
  readonly #reached = new AbortController()
  #timer: NodeJS.Timeout
  #isOver = false

  /**
   * Call it when the task begins.
   * @param before the processor time that the thread had used by then, from its own `process.threadCpuUsage()`
   * @param milliseconds of processor time; the elapsed time may be {@link MAX_ELAPSED_FACTOR} times as long
   */
  constructor(worker: Worker, before: NodeJS.CpuUsage, milliseconds: number) {
    this.#worker = worker
    this.#before = before
    this.#milliseconds = milliseconds
    this.#end = performance.now() + MAX_ELAPSED_FACTOR * milliseconds
    this.#timer = setTimeout(() => void this.#check(), milliseconds)
  }

  /** Aborts when the limit is reached. */
  get signal(): AbortSignal {
    return this.#reached.signal
  }

  /** Ends the limit. Call it when the task has ended. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#isOver = true
  }

  async #check(): Promise<void> {
    // A thread that has ended reports no processor time.
    const usage = await this.#worker.cpuUsage(this.#before).catch(() => undefined)
    if (usage === undefined || this.#isOver) return
    const left = this.#milliseconds - (usage.user + usage.system) / 1000
    const wait = Math.min(left, this.#end - performance.now())
    if (wait > 0) this.#timer = setTimeout(() => void this.#check(), wait)
    else this.#reached.abort()
  }
}
