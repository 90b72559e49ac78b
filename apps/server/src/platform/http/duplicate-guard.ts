import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { Refusal } from './refusal.ts'

const WINDOW_MS = 5 * 60_000
const MAX_ENTRIES = 50_000

/**
 * The same person sent the same body to the same operation within 5 minutes
 * (docs/spec/contract.md#duplicate-submissions).
 */
export class DuplicateRequest extends Refusal {
  override name = 'DuplicateRequest'
  constructor() {
    super({ status: 400, reason: 'base.duplicate_request_error' })
  }
}

/** Refuses a post sent twice, by a double click or an impatient retry. */
export class DuplicateGuard {
  #seen = new Map<string, number>()
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Runs `work` unless an equal request is running or succeeded recently. A failed attempt can be repeated at once.
   * @throws {DuplicateRequest}
   */
  async once<T>(request: { person: number; operation: string; body: unknown }, work: () => Promise<T>): Promise<T> {
    const key = createHash('sha256').update(JSON.stringify(request)).digest('base64')
    this.#dropExpired()
    if (this.#seen.has(key)) throw new DuplicateRequest()
    this.#seen.set(key, this.#clock.now())
    try {
      return await work()
    } catch (error) {
      this.#seen.delete(key)
      throw error
    }
  }

  /** Entries are in insertion order, so the expired ones come first. */
  #dropExpired(): void {
    const oldest = this.#clock.now() - WINDOW_MS
    for (const [key, at] of this.#seen) {
      if (at > oldest && this.#seen.size < MAX_ENTRIES) return
      this.#seen.delete(key)
    }
  }
}
