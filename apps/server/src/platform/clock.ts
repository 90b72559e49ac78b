/** The one source of time; tests set it by hand. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** A clock that stands still until it is moved. */
export class ManualClock implements Clock {
  #now: number
  constructor(start = Date.UTC(2026, 0, 15, 12)) {
    this.#now = start
  }
  now(): number {
    return this.#now
  }
  /** Moves time forward by `milliseconds`. */
  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}

/** Unix seconds, as times travel on the wire (wire conventions §11); 0 stands for never. */
export function toUnixSeconds(milliseconds: number | null): number {
  return milliseconds === null ? 0 : Math.floor(milliseconds / 1000)
}
