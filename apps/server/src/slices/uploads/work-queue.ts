import { TooManyRequests } from '../../platform/http/rate-limiter.ts'

const WAIT_SECONDS = 10

/**
 * Runs heavy work a few at a time, in the order it arrives.
 * @throws {TooManyRequests} if the queue is full
 */
export class WorkQueue {
  #free: number
  #places: number
  #waiting: (() => void)[] = []

  /**
   * @param options.atOnce how many run at the same time
   * @param options.waiting how many may be queued
   */
  constructor(options: { atOnce: number; waiting: number }) {
    this.#free = options.atOnce
    this.#places = options.waiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }

  async #turn(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    if (this.#waiting.length >= this.#places) throw new TooManyRequests(WAIT_SECONDS)
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
