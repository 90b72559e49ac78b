import type { Clock } from '../clock.ts'
import type { Count, Counted, EphemeralKind, EphemeralStore } from './ephemeral-store.ts'

/** Maximum number of entries of one kind, which take about 20 MB. Beyond this the oldest are dropped. */
const MAX_ENTRIES = 100_000

interface Entry extends Count {
  value?: string
}

/** The entries of a site that one process serves. They are lost when the process ends. */
export class MemoryStore implements EphemeralStore {
  /**
   * The entries by kind and key. Entries of one kind are in the order in which they expire, apart from those of which a
   * call was taken back.
   */
  #entries = new Map<string, Map<string, Entry>>()
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async add(kind: EphemeralKind, key: string): Promise<Counted> {
    return this.#add(kind, key)
  }

  async addAll(kind: EphemeralKind, keys: readonly string[]): Promise<Counted[]> {
    return keys.map((key) => this.#add(kind, key))
  }

  #add(kind: EphemeralKind, key: string): Counted {
    const at = this.#clock.now()
    const present = this.#present(kind, key)
    if (present && kind.from === 'first') {
      const previous = present.last
      present.count += 1
      present.last = at
      return { count: present.count, at, previous, ends: present.ends }
    }
    const entry = { count: (present?.count ?? 0) + 1, last: at, ends: at + kind.lastsMs }
    this.#set(kind, key, entry)
    return { count: entry.count, at, previous: present?.last ?? 0, ends: entry.ends }
  }

  async read(kind: EphemeralKind, keys: readonly string[]): Promise<(Count | undefined)[]> {
    return keys.map((key) => this.#present(kind, key))
  }

  async takeBack(kind: EphemeralKind, key: string, { count, at, previous }: Counted): Promise<void> {
    const present = this.#present(kind, key)
    if (!present) return
    if (present.count === count && present.last === at) {
      present.last = previous
      if (kind.from === 'latest') present.ends = previous + kind.lastsMs
    }
    present.count = Math.max(0, present.count - 1)
    if (present.count === 0) this.#of(kind).delete(key)
  }

  async delete(kind: EphemeralKind, key: string): Promise<void> {
    this.#of(kind).delete(key)
  }

  async put(kind: EphemeralKind, key: string, value: string): Promise<void> {
    const at = this.#clock.now()
    this.#set(kind, key, { count: 0, last: at, ends: at + kind.lastsMs, value })
  }

  async take(kind: EphemeralKind, key: string): Promise<string | undefined> {
    const present = this.#present(kind, key)
    this.#of(kind).delete(key)
    return present?.value
  }

  async prune(): Promise<void> {
    for (const entries of this.#entries.values()) this.#dropExpired(entries)
  }

  #of({ name }: EphemeralKind): Map<string, Entry> {
    const entries = this.#entries.get(name) ?? new Map<string, Entry>()
    this.#entries.set(name, entries)
    return entries
  }

  #present(kind: EphemeralKind, key: string): Entry | undefined {
    const entry = this.#of(kind).get(key)
    return entry && entry.ends > this.#clock.now() ? entry : undefined
  }

  #set(kind: EphemeralKind, key: string, entry: Entry): void {
    const entries = this.#of(kind)
    // Deleting first moves the key to the end.
    entries.delete(key)
    entries.set(key, entry)
    this.#dropExpired(entries)
  }

  #dropExpired(entries: Map<string, Entry>): void {
    const now = this.#clock.now()
    for (const [key, { ends }] of entries) {
      if (ends > now && entries.size <= MAX_ENTRIES) return
      entries.delete(key)
    }
  }
}
