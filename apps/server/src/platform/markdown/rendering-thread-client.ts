import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { BoundedQueue } from '../concurrency/bounded-queue.ts'
import type { RenderResult, RenderTask } from './render-task.ts'
import { RenderingTookTooLong } from './rendering-took-too-long.ts'
import { MAX_ELAPSED_FACTOR, ThreadTimeLimit } from './thread-time-limit.ts'

/**
 * The file that the thread runs: a built file in the published package, a source file in this repository (see `imports`
 * in package.json).
 */
const PROGRAM = createRequire(import.meta.url).resolve('#rendering-thread')
/**
 * Limits of the thread's heap: twice what the most expensive text takes, so that a fault cannot use up the memory of
 * the process.
 */
const HEAP_MB = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
/**
 * Time limit for the start of a thread. A thread that is not ready by then is terminated, because it gets no processor
 * time.
 */
const START_MS = 30_000

/** The bounds of a thread. */
export interface ThreadBounds {
  /** Milliseconds of processor time that one task may take; after that its thread is terminated. */
  timeLimitMs: number
  /** Milliseconds without a task after which the thread ends and gives its memory back. */
  idleMs: number
}

/** The message that the thread sends when it is ready, and with each result. */
export interface ThreadMessage {
  result: unknown
  /** The processor time that the thread has taken so far. */
  taken: NodeJS.CpuUsage
}

/**
 * Returns how long a text may wait, in milliseconds: long enough that it is not refused if two texts before it reach
 * the time limit.
 */
export function maxWaitOf({ timeLimitMs }: ThreadBounds): number {
  return 2.5 * MAX_ELAPSED_FACTOR * timeLimitMs
}

/**
 * Renders texts in a thread of its own, one after the other. The thread starts with the first task. After it was ended
 * by a time limit, an error or idleness, the next task starts a new one. The most expensive text takes 1.4 s of
 * processor time, during which other requests wait 0.1 s on a busy machine instead of the full 1.4 s (`pnpm bench
 * --only rendering`). Can be deleted once the longest text that is accepted is rendered within the time that a request
 * may wait.
 */
export class RenderingThreadClient {
  readonly #bounds: ThreadBounds
  readonly #queue: BoundedQueue
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  /** Processor time of the thread until its last message. */
  #taken: NodeJS.CpuUsage = { user: 0, system: 0 }

  constructor(bounds: ThreadBounds) {
    this.#bounds = bounds
    this.#queue = new BoundedQueue({ running: 1, waiting: 100, maxWaitMs: maxWaitOf(bounds) })
  }

  /**
   * Performs a task in its turn.
   * @throws {TooManyRequests} when too many tasks wait, or this one has waited too long
   * @throws {RenderingTookTooLong}
   */
  run<Task extends RenderTask>(task: Task): Promise<RenderResult[Task['do']]> {
    return this.#queue.run(async () => {
      clearTimeout(this.#idle)
      const worker = this.#worker ?? (await this.#start())
      worker.ref()
      const result = await this.#answerTo(worker, task)
      // The thread keeps the process running only while a caller waits for a task.
      worker.unref()
      this.#idle = setTimeout(() => void this.close(), this.#bounds.idleMs).unref()
      // The thread sends the result that belongs to the kind of the task.
      return result as RenderResult[Task['do']]
    })
  }

  /** True while there is a thread. */
  get isRunning(): boolean {
    return this.#worker !== undefined
  }

  /** Ends the thread. A later task starts a new one. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(PROGRAM, { resourceLimits: HEAP_MB })
    this.#worker = worker
    // `#nextResult` reads the errors of a task together with its results. Without a listener, an error between two
    // tasks would end the process.
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    await this.#nextResult(worker, AbortSignal.timeout(START_MS))
    return worker
  }

  /** Returns the result of a task. Ends the thread if the result is an error, or the task reaches the time limit. */
  async #answerTo(worker: Worker, task: RenderTask): Promise<unknown> {
    const limit = new ThreadTimeLimit(worker, this.#taken, this.#bounds.timeLimitMs)
    worker.postMessage(task)
    try {
      return await this.#nextResult(worker, limit.signal)
    } finally {
      limit.clear()
    }
  }

  /**
   * Returns the result in the next message of the thread. Ends the thread if it reports an error, or if no message has
   * come when `limit` aborts.
   */
  async #nextResult(worker: Worker, limit: AbortSignal): Promise<unknown> {
    const ended = new AbortController()
    const end = (): void => ended.abort()
    worker.once('exit', end)
    try {
      const [message] = await once(worker, 'message', { signal: AbortSignal.any([limit, ended.signal]) })
      // `rendering-thread.ts` sends no other messages, so the cast is safe.
      const { result, taken } = message as ThreadMessage
      this.#taken = taken
      return result
    } catch (error) {
      const wasEnded = ended.signal.aborted
      await this.close()
      if (wasEnded) throw new Error('The thread was ended before it answered.', { cause: error })
      throw limit.aborted ? new RenderingTookTooLong() : error
    } finally {
      worker.off('exit', end)
    }
  }
}
