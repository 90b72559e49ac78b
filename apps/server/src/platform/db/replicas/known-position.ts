import type { ConnectionPool } from '../postgres/postgres-driver.ts'
import type { PrimaryPosition } from './wal-position.ts'
import { PRIMARY_POSITION_SQL } from './wal-position.ts'

/**
 * The position of the primary as far as this process knows it. The change log notes it with each of its reads, before
 * it returns the changes. So a read that has to see this position sees every change that this process knows.
 */
export class KnownPosition {
  #pool: ConnectionPool
  #known: PrimaryPosition | undefined
  #running: Promise<PrimaryPosition> | undefined
  #next: Promise<PrimaryPosition> | undefined

  /** @param pool of the one connection that reads the change log, so that responses arrive in order */
  constructor(pool: ConnectionPool) {
    this.#pool = pool
  }

  /** Undefined before the first read. */
  get known(): PrimaryPosition | undefined {
    return this.#known
  }

  /** Stores a position that the primary returned. */
  note(position: PrimaryPosition): void {
    this.#known = position
  }

  /**
   * Reads from the primary a position that includes everything committed before the call. Concurrent callers share a
   * round trip.
   */
  read(): Promise<PrimaryPosition> {
    // The read in progress may have begun before a commit that this caller must see.
    if (this.#running) return (this.#next ??= this.#running.then(this.#again, this.#again))
    this.#running = this.#ask().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  #again = (): Promise<PrimaryPosition> => {
    this.#next = undefined
    return this.read()
  }

  async #ask(): Promise<PrimaryPosition> {
    const { rows } = await this.#pool.query<PrimaryPosition>(PRIMARY_POSITION_SQL, [])
    const [position] = rows
    if (!position) throw new Error('The primary told no position')
    this.note(position)
    return position
  }
}
