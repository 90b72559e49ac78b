import type { Clock } from '../clock.ts'
import type { ChangeSource } from '../db/changes.ts'

/** What something was made from: the tags of it, or `'any'` when every change may have to do with it. */
export type MadeFrom = ReadonlySet<string> | 'any'

/** How long it is remembered what was changed. Nothing made from the database may be kept for longer. */
export const REMEMBERED_MS = 10 * 60_000
const MAX_REMEMBERED = 20_000

/**
 * Knows what was changed since a moment, whoever changed it. Whoever keeps something made from the database notes the
 * `position` before reading it, and before giving it out again awaits {@link catchUp} and asks {@link isCurrent}: what
 * was committed before that call is known then, so nothing outdated is ever given out.
 */
export class ChangeLog {
  #source: ChangeSource
  #clock: Clock
  #position = 0
  /** Everything noted before is forgotten from here on. */
  #floor = 0
  #changed = new Map<string, { position: number; at: number }>()
  #listeners = new Map<string, () => Promise<void>>()
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(source: ChangeSource, clock: Clock) {
    this.#source = source
    this.#clock = clock
  }

  /** The present moment, as {@link isCurrent} takes it. */
  get position(): number {
    return this.#position
  }

  /** Calls `renew` when a change with this tag is learnt of; nobody learns anything before it is done. */
  on(tag: string, renew: () => Promise<void>): void {
    this.#listeners.set(tag, renew)
  }

  /**
   * Learns of everything that was committed before the call. Many who ask at once share one look at the database.
   * @returns undefined when that is already so
   * @throws when the database cannot be asked: nothing that was kept may be given out then
   */
  catchUp(): Promise<void> | undefined {
    // The look that is under way may have begun before what this caller must learn of.
    if (this.#running) return (this.#next ??= this.#running.then(this.#again, this.#again))
    const found = this.#source.read()
    const work = found instanceof Promise ? found.then((tags) => this.#note(tags)) : this.#note(found)
    if (!work) return undefined
    this.#running = work.finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Whether nothing of this was changed since the position, as far as is known. */
  isCurrent(since: number, madeFrom: MadeFrom): boolean {
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

  #note(tags: readonly string[]): Promise<void> | undefined {
    if (tags.length === 0) return undefined
    const at = this.#clock.now()
    this.#position += 1
    for (const tag of tags) {
      // Moved to the end: entries stand in the order of their changes.
      this.#changed.delete(tag)
      this.#changed.set(tag, { position: this.#position, at })
    }
    for (const [tag, change] of this.#changed) {
      if (change.at > at - REMEMBERED_MS && this.#changed.size <= MAX_REMEMBERED) break
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
