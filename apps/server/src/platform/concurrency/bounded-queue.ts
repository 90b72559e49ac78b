import { TooManyRequests } from '../http/rate-limiter.ts'

/** The bounds of a queue. */
interface QueueBounds {
  /** How many run at once. */
  running: number
  /** How many more wait; whoever comes then is refused. */
  waiting: number
  /** How long each of them waits, in milliseconds; then it is refused. */
  patienceMs: number
}

/** Seconds after which a refused caller may come again. */
const RETRY_SECONDS = 2

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
   * @throws {TooManyRequests} when too many wait, or it has waited too long
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#bounds.running) await this.#turn()
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

  #turn(): Promise<void> {
    if (this.#waiting.size >= this.#bounds.waiting) throw new TooManyRequests(RETRY_SECONDS)
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(begin)
        reject(new TooManyRequests(RETRY_SECONDS))
      }, this.#bounds.patienceMs)
      this.#waiting.add(begin)
    })
  }
}
