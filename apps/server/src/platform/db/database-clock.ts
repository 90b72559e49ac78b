import type { Clock } from '../clock.ts'
import { systemClock } from '../clock.ts'
import type { Database } from './database.ts'

/** Time after which the database is asked again. Two crystals differ by less than 3 ms in half a minute. */
const MEASURED_FOR_MS = 30_000
/**
 * A difference by which the machine's two clocks drift apart when the machine has slept or its clock was set. The
 * database is then asked again.
 */
const STEP_MS = 1_000
/** Minimum time between two attempts, so that attempts during an outage take no connections from requests. */
const RETRY_MS = 1_000
/** A slower response says too little about the moment at which the database read its clock. */
const MAX_RESPONSE_MS = 1_000

/**
 * The database's clock, which all processes of a site share, because a process compares times that others have stored
 * with its own. Between measurements the time continues with the monotonic clock, so setting the machine's clock
 * changes nothing.
 */
export class DatabaseClock implements Clock {
  readonly #database: Pick<Database, 'latestKnownTime'>
  readonly #machine: Clock
  /** The database's time minus the monotonic time. */
  #origin: number
  /** The machine's time minus the monotonic time, at the last measurement. */
  #machineOrigin: number
  #measuredAt = -Infinity
  /** Monotonic time of the last attempt. */
  #askedAt = -Infinity
  #isMeasuring = false

  /** @param machine the machine's clock, which counts until the first measurement */
  constructor(database: Pick<Database, 'latestKnownTime'>, machine: Clock = systemClock) {
    this.#database = database
    this.#machine = machine
    this.#origin = machine.now() - performance.now()
    this.#machineOrigin = this.#origin
  }

  now(): number {
    const monotonic = performance.now()
    const hasStepped = Math.abs(this.#machine.now() - monotonic - this.#machineOrigin) > STEP_MS
    const isDue = hasStepped || monotonic - this.#measuredAt > MEASURED_FOR_MS
    if (isDue && !this.#isMeasuring && monotonic - this.#askedAt > RETRY_MS) {
      // Without a response the clock continues from the last measurement, and a later call asks again.
      void this.measure().catch(() => undefined)
    }
    return Math.round(this.#origin + monotonic)
  }

  /** Asks the database for its time. */
  async measure(): Promise<void> {
    this.#isMeasuring = true
    const asked = performance.now()
    this.#askedAt = asked
    try {
      const time = await this.#database.latestKnownTime()
      const answered = performance.now()
      const isFirst = this.#measuredAt === -Infinity
      if (!isFirst && answered - asked > MAX_RESPONSE_MS) return
      this.#origin = time - (asked + answered) / 2
      this.#machineOrigin = this.#machine.now() - answered
      this.#measuredAt = answered
    } finally {
      this.#isMeasuring = false
    }
  }
}

/** Returns the clock that all processes on a database share. An embedded database has only that of the machine. */
export async function sharedClock(database: Database): Promise<Clock> {
  if (database.can.embedded) return systemClock
  const clock = new DatabaseClock(database)
  await clock.measure()
  return clock
}
