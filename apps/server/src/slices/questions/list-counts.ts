import type { Clock } from '../../platform/clock.ts'

const REMEMBERED_MS = 30_000
const MAX_REMEMBERED = 1_000
/** From here on a count is costly, and a few more or less are not seen. */
const LARGE = 5_000

/** Remembers the lengths of long lists for half a minute; short lists are counted each time. */
export class ListCounts {
  #counts = new Map<string, { count: number; at: number }>()
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * The length of a list.
   * @param list everything that decides which rows are in it
   */
  async get(list: object, load: () => Promise<number>): Promise<number> {
    const key = JSON.stringify(list)
    const now = this.#clock.now()
    const known = this.#counts.get(key)
    if (known && now - known.at < REMEMBERED_MS) return known.count
    const count = await load()
    this.#counts.delete(key)
    if (count >= LARGE) this.#remember(key, { count, at: now })
    return count
  }

  /** Entries stand in the order they came, so the oldest is in front. */
  #remember(key: string, entry: { count: number; at: number }): void {
    const [oldest] = this.#counts.keys()
    if (oldest !== undefined && this.#counts.size >= MAX_REMEMBERED) this.#counts.delete(oldest)
    this.#counts.set(key, entry)
  }
}
