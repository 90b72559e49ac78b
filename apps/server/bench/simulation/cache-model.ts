import { ChangeLog } from '../../src/platform/changes/change-log.ts'
import type { CacheTags } from '../../src/platform/changes/change-log.ts'
import { CacheMemory } from '../../src/page-host/cache/cache-memory.ts'
import type { CacheSection } from '../../src/page-host/cache/cache-memory.ts'
import { PAGE_SECONDS } from '../../src/page-host/cache/page-seconds.ts'
import type { Arrival } from './arrivals.ts'

/** The content of question pages besides the question itself. A change of this content invalidates the page, too. */
export interface Shown {
  /** Share of question pages that any change invalidates: those of duplicates of a hidden question. */
  byAnything: number
  /** Numbers of questions that a page lists besides the hot ones, and of people whose names it shows. */
  related: number
  people: number
  /** Ranks of the hot questions, which every page lists. */
  hot: readonly number[]
  /** Number of people of the site that would give the same figures if all of them were shown equally often. */
  pool: number
}

/** A cached page, as in `response-cache.ts`. */
interface Entry {
  madeFrom: CacheTags
  since: number
  at: number
  bytes: number
}

/** The simulated time, in milliseconds. */
export interface SimulatedTime {
  now: number
}

/** The changes of all processes, as the table `content_changes`. */
export class SimulatedChanges {
  #tags: string[] = []
  #shown: Shown

  constructor(shown: Shown) {
    this.#shown = shown
  }

  /** @param tags as measured: `question` and `user` stand for the tag of one row, such as `question:12` */
  record({ page }: Pick<Arrival, 'page'>, tags: readonly string[]): void {
    for (const tag of tags) {
      if (tag === 'question') this.#tags.push(`question:${page}`)
      else if (tag === 'user') this.#tags.push(`user:${personOf(page, 0, this.#shown.pool)}`)
      else this.#tags.push(tag)
    }
  }

  /** Returns a source for the change log of one process. */
  source(): ConstructorParameters<typeof ChangeLog>[0] {
    let read = this.#tags.length
    return {
      read: () => {
        const news = this.#tags.slice(read)
        read = this.#tags.length
        return news
      },
      close: async () => {},
    }
  }
}

/** The pages that one web process has cached. Decides what is current with the server's own change log and memory. */
export class PageCacheModel {
  #changes: ChangeLog
  #entries: CacheSection<Entry>
  #time: SimulatedTime
  #shown: Shown

  constructor(given: { changes: SimulatedChanges; time: SimulatedTime; maxBytes: number; shown: Shown }) {
    const { changes, time, maxBytes, shown } = given
    this.#changes = new ChangeLog(changes.source(), { now: () => time.now })
    this.#entries = new CacheMemory(maxBytes).section<Entry>(({ bytes }) => bytes)
    this.#time = time
    this.#shown = shown
  }

  /**
   * Returns true if the page comes from the cache. If not, it is rendered and cached.
   * @param bytes of the page in the cache
   */
  read({ operation, page }: Pick<Arrival, 'operation' | 'page'>, bytes: number): boolean {
    // Not awaited, because the simulated source is synchronous.
    void this.#changes.catchUp()
    const key = `${operation} ${page}`
    const entry = this.#entries.get(key)
    const { now } = this.#time
    const isFresh = entry !== undefined && now < entry.at + PAGE_SECONDS * 1000
    const { position } = this.#changes
    if (isFresh && this.#changes.isCurrent(entry.since, entry.madeFrom)) {
      entry.since = position
      return true
    }
    const madeFrom = operation === 'question' ? tagsOfQuestion(page, this.#shown) : 'any'
    this.#entries.set(key, { madeFrom, since: position, at: now, bytes })
    return false
  }
}

/** Returns the tags of a question's page, as `cache-tag-collector.ts` collects them. */
function tagsOfQuestion(page: number, { byAnything, related, people, hot, pool }: Shown): CacheTags {
  if (((page + 1) * 7919) % 1000 < byAnything * 1000) return 'any'
  const questions = Array.from({ length: related }, (_, index) => page + index + 1)
  const shown = Array.from({ length: people }, (_, index) => `user:${personOf(page, index, pool)}`)
  const listed = [page, ...questions, ...hot].map((rank) => `question:${rank}`)
  return new Set(['site', 'hot', 'listed', ...listed, ...shown])
}

/** Returns a person of a question's page: the same for each call, and different for most questions. */
function personOf(page: number, index: number, pool: number): number {
  // 7919 is prime, so neighbours on the page are far apart.
  return ((page + 1) * (index + 1) * 7919) % pool
}
