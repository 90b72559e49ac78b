import type { Worker } from 'node:worker_threads'

/** On a busy machine a task may take this many times its limit before it is ended anyway. */
export const PATIENCE = 4

/**
 * Limits the processor time of a task in a thread. The time on the clock would refuse on a busy machine what is ordinary
 * on an idle one.
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
   * Begins with the task.
   * @param before what the thread had taken by then, of its own `process.threadCpuUsage()`
   * @param milliseconds of processor time; the task may take {@link PATIENCE} times as long on the clock
   */
  constructor(worker: Worker, before: NodeJS.CpuUsage, milliseconds: number) {
    this.#worker = worker
    this.#before = before
    this.#milliseconds = milliseconds
    this.#end = performance.now() + PATIENCE * milliseconds
    this.#timer = setTimeout(() => void this.#check(), milliseconds)
  }

  /** Aborts when the limit is reached. */
  get signal(): AbortSignal {
    return this.#reached.signal
  }

  /** Ends with the task. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#isOver = true
  }

  async #check(): Promise<void> {
    // A thread that has ended has no processor time any more.
    const usage = await this.#worker.cpuUsage(this.#before).catch(() => undefined)
    if (usage === undefined || this.#isOver) return
    const left = this.#milliseconds - (usage.user + usage.system) / 1000
    const wait = Math.min(left, this.#end - performance.now())
    if (wait > 0) this.#timer = setTimeout(() => void this.#check(), wait)
    else this.#reached.abort()
  }
}
