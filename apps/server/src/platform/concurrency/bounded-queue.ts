import { TooManyRequests } from '../refusals/too-many-requests.ts'

/** The bounds of a queue. */
export interface QueueBounds {
  /** Maximum number of tasks that run at once. */
  running: number
  /** Maximum number of tasks that wait; further ones are refused. */
  waiting: number
  /** Maximum number of tasks that wait for one caller; as many as wait for all by default. */
  waitingForOne?: number
  /** Maximum time a task waits before it is refused, in milliseconds. */
  patienceMs: number
  /** Seconds after which a refused caller may come again; 2 by default. */
  retrySeconds?: number
}

/** For whom a task runs. */
interface QueuedCaller {
  /** What counts as one caller, such as a network; all are one by default. */
  as?: string
  /** Aborts when the caller no longer waits for the task; one that has begun goes on. */
  left?: AbortSignal | undefined
}

/**
 * Runs work that is costly in processor time or memory, a few at once and the rest in turn, so that many callers at once take
 * no more of either than a few. Callers take turns: who asks for much waits for most of it behind those who ask for little.
 */
export class BoundedQueue {
  #bounds: QueueBounds
  #running = 0
  /** What waits for each caller, in the order in which it came; the caller whose turn is next comes first. */
  #waiting = new Map<string, Set<() => void>>()
  #waitingForAll = 0

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds
  }

  /**
   * Runs `work` in its turn.
   * @throws {TooManyRequests} when too many wait, for all or for this caller, it has waited too long, or the caller has left
   */
  async run<T>(work: () => Promise<T>, { as = '', left }: QueuedCaller = {}): Promise<T> {
    if (this.#running >= this.#bounds.running) await this.#turn(as, left)
    else this.#running += 1
    try {
      return await work()
    } finally {
      this.#beginNext()
    }
  }

  /** Gives a place that is free now to the next, so that nobody who comes later gets it. */
  #beginNext(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#running -= 1
      return
    }
    const [caller, tasks] = next
    // Whatever else this caller waits for comes after one task of every other.
    this.#waiting.delete(caller)
    this.#waiting.set(caller, tasks)
    const [begin] = tasks
    begin?.()
  }

  #turn(caller: string, left?: AbortSignal): Promise<void> {
    const { waiting, waitingForOne = waiting, patienceMs, retrySeconds = 2 } = this.#bounds
    const tasks = this.#waiting.get(caller) ?? new Set()
    const isFull = this.#waitingForAll >= waiting || tasks.size >= waitingForOne
    if (isFull || left?.aborted) throw new TooManyRequests(retrySeconds)
    return new Promise((resolve, reject) => {
      const stopWaiting = (): void => {
        clearTimeout(timer)
        left?.removeEventListener('abort', refuse)
        tasks.delete(begin)
        if (tasks.size === 0) this.#waiting.delete(caller)
        this.#waitingForAll -= 1
      }
      const begin = (): void => {
        stopWaiting()
        resolve()
      }
      const refuse = (): void => {
        stopWaiting()
        reject(new TooManyRequests(retrySeconds))
      }
      const timer = setTimeout(refuse, patienceMs)
      left?.addEventListener('abort', refuse)
      tasks.add(begin)
      this.#waiting.set(caller, tasks)
      this.#waitingForAll += 1
    })
  }
}
