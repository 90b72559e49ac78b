import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import type { ChangeLog, CacheTags } from '../../platform/changes/change-log.ts'
import type { Clock } from '../../platform/clock.ts'
import { SharedTask } from '../../platform/concurrency/bounded-queue.ts'
import { storageFaultOf } from '../../platform/db/storage-fault.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import type { CacheSection } from './cache-memory.ts'
import { CacheMemory } from './cache-memory.ts'
import { EncodedBody } from './encoded-body.ts'

/** A response rendered from the database. */
export interface RenderedResponse {
  status: number
  /** Names in lower case. Never contains `set-cookie`, because a cached response is sent to everybody. */
  headers: Readonly<Record<string, string>>
  body: string | Buffer
  /** The cache tags whose changes invalidate it. */
  madeFrom: CacheTags
  /** Public ids of the questions on the page, for counting views. */
  questions?: readonly string[]
  /** True if it may be cached. Only responses with status 200 are. */
  isCacheable: boolean
  /** Route pattern of the page, for its trace. */
  route?: string | undefined
}

/** A cached response. */
export interface CachedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: EncodedBody
  questions: readonly string[]
  /** A hash of the body. */
  fingerprint: string
  /** Unique among the responses of this process. */
  serial: number
  route?: string | undefined
}

interface Entry extends CachedResponse {
  madeFrom: CacheTags
  /** Position of the change log up to which the entry is known to be current. */
  since: number
  /** Time of rendering, in milliseconds. */
  at: number
}

/** A response that is being rendered or queued. */
interface Rendering {
  entry: Promise<Entry>
  task: SharedTask
}

/**
 * Time since the last read of the change log for which a cached response is served while the database does not answer,
 * in milliseconds. A failover takes 10 to 21 s (docs/scale.md#a-cluster-of-postgresql).
 */
const STALE_MS = 60_000

/**
 * Time that a request waits for the change log in a known outage, in milliseconds. A server that answers needs 0.5; one
 * that is cut off keeps everybody waiting until the time limit for connecting (`SERVING` in `platform/db/database.ts`).
 */
const OUTAGE_WAIT_MS = 200

/** Renders a response. If the rendering has to wait in a queue, the task must be passed to that queue. */
type Make = (task: SharedTask) => Promise<RenderedResponse>

/**
 * Caches compressed responses that are the same for everybody, and serves them only while nothing they were rendered
 * from has changed. The least recently used are evicted first when the cache is full.
 *
 * Saves rendering a page for every guest: 0.05 ms of CPU time instead of 17 (`pnpm bench --only "page: question"` shows
 * the cached page next to the rendered one). Can be deleted once rendering is as cheap as a lookup, or a shared cache
 * in front of the server can be invalidated by the change log.
 */
export class ResponseCache {
  #changes: ChangeLog
  #clock: Clock
  /** Memory shared with the fast path and other records about requests. */
  readonly memory: CacheMemory
  #entries: CacheSection<Entry>
  #rendering = new Map<string, Rendering>()
  /** True from the first rendering that failed because the database is away until the change log is read again. */
  #isAway = false

  /** @param maxBytes size limit of its memory; 0 disables the cache */
  constructor({ changes, clock, maxBytes }: { changes: ChangeLog; clock: Clock; maxBytes: number }) {
    this.#changes = changes
    this.#clock = clock
    this.memory = new CacheMemory(maxBytes)
    this.#entries = this.memory.section((entry) => entry.body.bytes)
  }

  /**
   * Returns the response of a key: the cached one if it includes everything committed before this call, otherwise a new
   * one, rendered once for all concurrent callers. If the database does not answer, the cached one of the last minute
   * (RFC 5861, stale-if-error).
   * @param seconds maximum age; at most ten minutes (`CHANGE_RETENTION_MS`)
   * @param as identifies the caller in the fair queue of renderings; if the rendering of another caller is shared, it
   * is queued for both
   */
  async get(key: string, seconds: number, make: Make, as = ''): Promise<CachedResponse> {
    try {
      await this.catchUp()
    } catch {
      return this.#makeUncached(key, seconds, make)
    }
    const present = this.#current(key, seconds)
    if (present) return present
    const rendering = this.#rendering.get(key)
    if (!rendering) return this.#render(key, make)
    // The rendering in progress may have read the database before a change that this caller has to see.
    rendering.task.join(as)
    await rendering.entry.catch(() => {})
    await this.catchUp()
    // A rendering that began after this call has read everything that this caller has to see.
    const current = this.#current(key, seconds)
    if (current) return current
    const later = this.#rendering.get(key)
    later?.task.join(as)
    return later?.entry ?? this.#render(key, make)
  }

  /**
   * Reads the change log. In a known outage it waits only briefly, because the last responses can be served without it.
   * @returns undefined when there is nothing to wait for
   * @throws when the log cannot be read. Nothing cached may be served as current then
   */
  catchUp(): Promise<void> | undefined {
    const reading = this.#changes.catchUp()
    return this.#isAway ? Promise.race([this.#endOutage(reading), failLater()]) : reading
  }

  async #endOutage(reading: Promise<void> | undefined): Promise<void> {
    await reading
    this.#isAway = false
  }

  /** Returns the cached response of a key if it is current, without rendering. {@link catchUp} must have resolved. */
  present(key: string, seconds: number): CachedResponse | undefined {
    return this.#current(key, seconds)
  }

  /**
   * Returns a response while the change log cannot be read: a new one, which is not added to the cache, or the last one
   * if the database is away.
   */
  async #makeUncached(key: string, seconds: number, make: Make): Promise<CachedResponse> {
    const known = this.#isAway ? this.#last(key, seconds) : undefined
    if (known) return known
    try {
      return await toCached(await make(new SharedTask()))
    } catch (failure) {
      if (storageFaultOf(failure) !== 'away') throw failure
      this.#isAway = true
      const last = this.#last(key, seconds)
      if (last) return last
      throw failure
    }
  }

  /** Returns the response that was current when the change log was last read, if that is recent enough. */
  #last(key: string, seconds: number): Entry | undefined {
    return this.#clock.now() < this.#changes.readAt + STALE_MS ? this.#current(key, seconds) : undefined
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

  #render(key: string, make: Make): Promise<Entry> {
    // The position is read before anything else. A change during rendering then invalidates the entry before it is
    // served.
    const since = this.#changes.position
    const at = this.#clock.now()
    const task = new SharedTask()
    const making = (async () => {
      const made = await make(task)
      const entry = { ...(await toCached(made)), madeFrom: made.madeFrom, since, at }
      if (made.isCacheable && made.status === 200) this.#entries.set(key, entry)
      return entry
    })().finally(() => {
      if (this.#rendering.get(key)?.task === task) this.#rendering.delete(key)
    })
    this.#rendering.set(key, { entry: making, task })
    return making
  }
}

const cacheOfSite = defineSingleton<ResponseCache>('response cache')

/** Returns the cache of this context, creating it on first use. */
export function responseCache(ctx: AppContext): ResponseCache {
  const { changes, clock, config, metrics } = ctx
  const make = () => {
    const cache = new ResponseCache({ changes, clock, maxBytes: config.pageCacheBytes })
    metrics?.gauge('quandary_page_cache_bytes', 'Memory that cached pages take.', async () => [
      { value: cache.memory.bytes },
    ])
    return cache
  }
  return ctx.singletons.get(cacheOfSite, make)
}

async function failLater(): Promise<never> {
  await setTimeout(OUTAGE_WAIT_MS, undefined, { ref: false })
  throw new Error('The database does not answer')
}

let lastSerial = 0

async function toCached({ status, headers, body, questions = [], route }: RenderedResponse): Promise<CachedResponse> {
  const fingerprint = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const encoded = await EncodedBody.of(body)
  return { status, headers, questions, body: encoded, fingerprint, serial: (lastSerial += 1), route }
}
