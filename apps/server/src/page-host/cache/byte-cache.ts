import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../context.ts'
import type { ChangeLog, MadeFrom } from '../../platform/changes/change-log.ts'
import type { Clock } from '../../platform/clock.ts'
import { EncodedBody } from './encoded-body.ts'

/** What an address is answered with, made from the database. */
export interface Made {
  status: number
  /** Names in small letters. Never a `set-cookie`: what is kept goes to everybody. */
  headers: Readonly<Record<string, string>>
  body: string | Buffer
  /** What it was made from; a change of any of it makes it be made anew. */
  madeFrom: MadeFrom
  /** Public ids of the questions whoever gets it looks at. */
  questions?: readonly string[]
  /** Whether it may be given to others at all; only a status of 200 ever is kept. */
  keep: boolean
}

/** What is kept of it. */
export interface Kept {
  status: number
  headers: Readonly<Record<string, string>>
  body: EncodedBody
  questions: readonly string[]
  /** Changes with every byte of the body. */
  fingerprint: string
}

interface Entry extends Kept {
  madeFrom: MadeFrom
  /** Position of the change log up to which it is known to be current. */
  since: number
  /** When it was made, in milliseconds. */
  at: number
}

/** What an entry takes besides its body. */
const ENTRY_BYTES = 2_000

/**
 * Answers that are the same for everybody, kept as compressed bytes and given out only while nothing they were made
 * from has changed. The least used go first when there are too many bytes.
 */
export class ByteCache {
  #changes: ChangeLog
  #clock: Clock
  #entries: LRUCache<string, Entry>
  #underway = new Map<string, Promise<Entry>>()

  /** @param maxBytes what all entries together may take; 0 keeps nothing */
  constructor({ changes, clock, maxBytes }: { changes: ChangeLog; clock: Clock; maxBytes: number }) {
    this.#changes = changes
    this.#clock = clock
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: (entry, key) => entry.body.weight + key.length + ENTRY_BYTES,
    })
  }

  /**
   * The answer under a key: what is kept, when it shows everything that was committed before this call, and otherwise
   * made anew, once for all who ask meanwhile.
   * @param seconds how long it may be kept though nothing changes; at most ten minutes (`REMEMBERED_MS`)
   */
  async get(key: string, seconds: number, make: () => Promise<Made>): Promise<Kept> {
    try {
      await this.#changes.catchUp()
    } catch {
      // Nobody knows what was changed, so nothing kept is given out, and nothing is kept.
      return keepable(await make())
    }
    const present = this.#current(key, seconds)
    if (present) return present
    const underway = this.#underway.get(key)
    if (!underway) return this.#make(key, make)
    // It may have read before something that this caller has to be shown.
    await underway.catch(() => {})
    await this.#changes.catchUp()
    // What somebody else began since, in turn, has read everything this caller has to be shown.
    return this.#current(key, seconds) ?? this.#underway.get(key) ?? this.#make(key, make)
  }

  /**
   * What is kept under a key, when nothing that is known by now has outdated it; the caller has let the log of changes
   * catch up. Nothing is made.
   */
  present(key: string, seconds: number): Kept | undefined {
    return this.#current(key, seconds)
  }

  #current(key: string, seconds: number): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const isCurrent = this.#changes.isCurrent(entry.since, entry.madeFrom)
    if (isCurrent && this.#clock.now() < entry.at + seconds * 1000) {
      entry.since = this.#changes.position
      return entry
    }
    this.#entries.delete(key)
    return undefined
  }

  #make(key: string, make: () => Promise<Made>): Promise<Entry> {
    // Noted before anything is read: a change that comes meanwhile outdates the entry before it is ever given out.
    const since = this.#changes.position
    const at = this.#clock.now()
    const making = (async () => {
      const made = await make()
      const entry = { ...(await keepable(made)), madeFrom: made.madeFrom, since, at }
      if (made.keep && made.status === 200) this.#entries.set(key, entry)
      return entry
    })().finally(() => {
      if (this.#underway.get(key) === making) this.#underway.delete(key)
    })
    this.#underway.set(key, making)
    return making
  }
}

const ofSite = new WeakMap<AppContext, ByteCache>()

/** The answers that this process keeps for a site. */
export function byteCache(context: AppContext): ByteCache {
  const { changes, clock, config } = context
  const cache = ofSite.get(context) ?? new ByteCache({ changes, clock, maxBytes: config.pageCacheBytes })
  ofSite.set(context, cache)
  return cache
}

async function keepable({ status, headers, body, questions = [] }: Made): Promise<Kept> {
  const fingerprint = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { status, headers, questions, body: await EncodedBody.of(body), fingerprint }
}
