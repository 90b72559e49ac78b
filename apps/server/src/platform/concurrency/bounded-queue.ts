import { TooManyRequests } from '../refusals/too-many-requests.ts'

/** The bounds of a queue. */
interface QueueBounds {
  /** Maximum number of tasks that run at once. */
  running: number
  /** Maximum number of tasks that wait; further ones are refused. */
  waiting: number
  /** Maximum time a task waits before it is refused, in milliseconds. */
  patienceMs: number
  /** Seconds after which a refused caller may come again; 2 by default. */
  retrySeconds?: number
}

/**
 * Runs work that is costly in processor time or memory, a few at once and the rest in turn, so that many callers at once take
 * no more of either than a few.
 */
export class BoundedQueue {
  #bounds: QueueBounds
  #running = 0
  /** In the order in which they came. */
  #waiting = new Set<() => void>()

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds
  }

  /**
   * Runs `work` in its turn.
   * @param left aborts when the caller no longer waits for it; work that has begun goes on
   * @throws {TooManyRequests} when too many wait, it has waited too long, or the caller has left
   */
  async run<T>(work: () => Promise<T>, left?: AbortSignal): Promise<T> {
    if (this.#running >= this.#bounds.running) await this.#turn(left)
    else this.#running += 1
    try {
      return await work()
    } finally {
      // The next one takes this place, so that nobody who comes later gets it.
      const [next] = this.#waiting
      if (next) next()
      else this.#running -= 1
    }
  }

  #turn(left?: AbortSignal): Promise<void> {
    const { waiting, patienceMs, retrySeconds = 2 } = this.#bounds
    if (this.#waiting.size >= waiting || left?.aborted) throw new TooManyRequests(retrySeconds)
    return new Promise((resolve, reject) => {
      const stopWaiting = (): void => {
        clearTimeout(timer)
        left?.removeEventListener('abort', refuse)
        this.#waiting.delete(begin)
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
      this.#waiting.add(begin)
    })
  }
}
