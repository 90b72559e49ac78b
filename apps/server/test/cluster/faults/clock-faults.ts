import type { Cluster } from '../cluster.ts'
import type { Fault } from './fault.ts'

const SKEWED_MS = 15_000
const MAX_MINUTES = 9
const MIN_MINUTES = 2

/** The clock of a running process jumps by minutes, and later back. */
export class ClockSkewed implements Fault {
  readonly lastsMs = SKEWED_MS
  readonly #site: Cluster
  readonly #clock: string
  readonly #seconds: number

  constructor(site: Cluster, of: 'web' | 'worker', number: () => number) {
    this.#site = site
    this.#clock = of === 'worker' ? 'worker' : `web${Math.floor(number() * site.webs.length)}`
    const minutes = MIN_MINUTES + (MAX_MINUTES - MIN_MINUTES) * number()
    this.#seconds = Math.round(minutes * 60) * (number() < 0.5 ? -1 : 1)
  }

  cause(): Promise<void> {
    return this.#set(this.#seconds)
  }

  heal(): Promise<void> {
    return this.#set(0)
  }

  async #set(seconds: number): Promise<void> {
    if (!this.#site.clocks) throw new Error('Only processes with clocks of their own can be wrong about the time')
    await this.#site.clocks.set(this.#clock, seconds)
  }
}
