/** The one source of time; tests set it by hand. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** A clock that stands still until a test advances it. */
export class ManualClock implements Clock {
  #now: number
  constructor(start = Date.UTC(2026, 0, 15, 12)) {
    this.#now = start
  }
  now(): number {
    return this.#now
  }
  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}

/** Converts to the Unix seconds of the API, where 0 stands for never (docs/spec/contract.md#times). */
export function toUnixSeconds(milliseconds: number | null): number {
  return milliseconds === null ? 0 : Math.floor(milliseconds / 1000)
}
