import type { Clock } from '../clock.ts'
import type { Changed, ChangeSource } from '../db/changes.ts'

/** The cache tags something was built from, or `'any'` when every change invalidates it. */
export type CacheTags = ReadonlySet<string> | 'any'

/** Time for which changes stay in memory, and so the longest time that anything may stay in a cache. */
export const CHANGE_RETENTION_MS = 10 * 60_000
const MAX_REMEMBERED = 20_000
/**
 * After a pause of this length between reads, rows of the log may have been deleted unread: half of the hour for which
 * they are stored (`store.ts`).
 */
const MAX_PAUSE_MS = 30 * 60_000

/**
 * Stores in memory what any process has changed. Before reading something from the database to cache it, note
 * `position`. Before serving it again, await {@link catchUp} and then check {@link isCurrent}. Everything committed
 * before the call of `catchUp` has been read by then, so nothing stale is ever served.
 */
export class ChangeLog {
  #source: ChangeSource
  #clock: Clock
  #position = 0
  /** The beginning of the last read that succeeded, or of this process. */
  #readAt: number
  /** Changes up to this position are no longer in memory. */
  #floor = 0
  #changed = new Map<string, { position: number; at: number }>()
  #listeners = new Map<string, () => Promise<void>>()
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(source: ChangeSource, clock: Clock) {
    this.#source = source
    this.#clock = clock
    this.#readAt = clock.now()
  }

  /** The current position, to be passed to {@link isCurrent} later. */
  get position(): number {
    return this.#position
  }

  /** Beginning of the last successful read, in milliseconds: everything committed before it has been read. */
  get readAt(): number {
    return this.#readAt
  }

  /** Calls `renew` when a change with this tag is read. {@link catchUp} resolves only after it has finished. */
  on(tag: string, renew: () => Promise<void>): void {
    this.#listeners.set(tag, renew)
  }

  /**
   * Reads everything that was committed before the call. Concurrent callers share one read of the database. A process
   * that could not read for half an hour treats everything as changed.
   * @returns undefined when there is nothing to wait for
   * @throws when the database cannot be read. Nothing cached may be served as current then
   */
  catchUp(): Promise<void> | undefined {
    // The read in progress may have begun before the change this caller must see.
    if (this.#running) return (this.#next ??= this.#running.then(this.#again, this.#again))
    const at = this.#clock.now()
    const found = this.#source.read()
    const work = found instanceof Promise ? found.then((changed) => this.#note(changed, at)) : this.#note(found, at)
    if (!work) return undefined
    this.#running = work.finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** True if no known change since the position invalidates any of these tags. */
  isCurrent(since: number, madeFrom: CacheTags): boolean {
    if (since === this.#position) return true
    if (since < this.#floor || madeFrom === 'any') return false
    for (const tag of madeFrom) {
      const change = this.#changed.get(tag)
      if (change && change.position > since) return false
    }
    return true
  }

  #again = (): Promise<void> | undefined => {
    this.#next = undefined
    return this.catchUp()
  }

  /** @param at the time at which the read began */
  #note(changed: Changed, at: number): Promise<void> | undefined {
    const isUnknown = changed === 'everything' || at - this.#readAt > MAX_PAUSE_MS
    this.#readAt = at
    if (isUnknown) return this.#invalidateEverything()
    return changed.length === 0 ? undefined : this.#noteTags(changed, at)
  }

  #invalidateEverything(): Promise<void> {
    this.#position += 1
    this.#floor = this.#position
    this.#changed.clear()
    return all([...this.#listeners.values()].map((renew) => renew()))
  }

  #noteTags(tags: readonly string[], at: number): Promise<void> | undefined {
    this.#position += 1
    for (const tag of tags) {
      // Moved to the end to keep the entries in the order of their changes.
      this.#changed.delete(tag)
      this.#changed.set(tag, { position: this.#position, at })
    }
    for (const [tag, change] of this.#changed) {
      if (change.at > at - CHANGE_RETENTION_MS && this.#changed.size <= MAX_REMEMBERED) break
      this.#changed.delete(tag)
      this.#floor = change.position
    }
    const renewals = [...this.#listeners].filter(([tag]) => tags.includes(tag)).map(([, renew]) => renew())
    return renewals.length === 0 ? undefined : all(renewals)
  }
}

async function all(works: readonly Promise<void>[]): Promise<void> {
  await Promise.all(works)
}
