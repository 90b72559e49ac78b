import type { ApiResult, QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { encodeObjectId } from '../../src/platform/ids/object-id.ts'
import { openSession } from '../../src/slices/accounts/index.ts'
import { writeSettings } from '../../src/slices/site-settings/index.ts'
import type { TestSite } from '../harness.ts'
import type { Names } from './calls.ts'
import { calls } from './calls.ts'
import type { Action, Key, Operation, PersonIndex } from './operation.ts'
import { findPendingEdit, findPendingFlag } from './pending-rows.ts'
import { NEEDED } from './world.ts'

const DAY_MS = 86_400_000

/**
 * Initial roles and reputation of the ten people: the administrator, the moderator, and eight members near every
 * threshold.
 */
export const PEOPLE = [
  { role: 2, rank: 1 },
  { role: 3, rank: 1 },
  { role: 1, rank: 170 },
  { role: 1, rank: 95 },
  { role: 1, rank: 50 },
  { role: 1, rank: 8 },
  { role: 1, rank: 3 },
  { role: 1, rank: 1 },
  { role: 1, rank: 1 },
  { role: 1, rank: 6 },
] as const

/** A time zone whose midnight is at half past an hour UTC. */
export const TIME_ZONE = 'Asia/Kolkata'

/** Performs operations on a running site. */
export class RealSite {
  readonly site: TestSite
  readonly #ids = new Map<Key, number>()
  readonly #names = new Map<string, Key>()
  readonly accounts: number[]
  #tagIds = new Map<string, string>()
  #sessions = new Map<PersonIndex, { api: QuandaryClient; since: number }>()

  private constructor(site: TestSite, accounts: number[]) {
    this.site = site
    this.accounts = accounts
  }

  /** Prepares a fresh site: its people, its time zone, and reachable privileges. */
  static async prepare(site: TestSite): Promise<RealSite> {
    // Puts the events of the installation on an earlier day.
    site.clock.advance(2 * DAY_MS)
    await writeSettings(site.ctx, 'interface', { language: 'en_US', time_zone: TIME_ZONE })
    const admin = await site.admin()
    const custom_privileges = Object.entries(NEEDED).map(([key, value]) => ({ key: `rank.${key}`, value }))
    const body = { level: 99, custom_privileges } as const
    await unwrap(site.api(admin.token).call('updatePrivilegeSettings', { body }))
    const accounts = [admin.id]
    for (const [index, { role, rank }] of PEOPLE.entries()) {
      if (index > 0) accounts.push((await site.registerPerson({ name: `Person${index}`, role, rank })).id)
    }
    return new RealSite(site, accounts)
  }

  /** Returns the name by which a sequence of actions refers to a row. */
  nameOf(prefix: 'q' | 'a' | 'c' | 's' | 'f', id: number): Key {
    return this.#names.get(`${prefix} ${id}`) ?? `${prefix} of row ${id}`
  }

  /** Returns the public id of an object by its name; an id without an object if the site has created none. */
  publicId(key: Key): string {
    const [type, id] = [KINDS[prefixOf(key)], this.#ids.get(key) ?? 0]
    // The ids of revisions are plain numbers.
    return type === null ? String(id) : encodeObjectId({ type, id })
  }

  /** Performs an operation and returns the site's response. */
  async perform(operation: Operation): Promise<ApiResult<unknown>> {
    this.site.clock.advance(operation.wait)
    if ('tag' in operation) await this.#learnTag(operation.tag)
    if (operation.do === 'mergeTags') await this.#learnTag(operation.into)
    const api = await this.session(operation.by)
    // The key is the action's kind, so the function accepts this action.
    const call = calls[operation.do] as (
      api: QuandaryClient,
      action: Action,
      names: Names,
    ) => Promise<ApiResult<unknown>>
    const result = await call(api, operation, {
      id: (key) => this.publicId(key),
      tagId: (slug) => this.#tagIds.get(slug) ?? encodeObjectId({ type: 'tag', id: 0 }),
      accountId: (person) => String(this.accounts[person]),
      made: (key, publicId) => this.#learn(key, keyOf(publicId)),
    })
    if (result.error === undefined) await this.#learnWaiting(operation)
    return result
  }

  #learn(key: Key, id: number): void {
    this.#ids.set(key, id)
    this.#names.set(`${prefixOf(key)} ${id}`, key)
  }

  /**
   * Reads the ids of new flags and pending edits from the database, because the API does not return them. Each post has
   * at most one.
   */
  async #learnWaiting(operation: Operation): Promise<void> {
    const { db } = this.site.ctx
    const id = await (() => {
      switch (operation.do) {
        case 'flag':
          return findPendingFlag(db, this.accounts[operation.by] ?? 0, this.#postNamed(operation.on))
        case 'editQuestion':
          return findPendingEdit(db, { type: 'question', id: this.#postNamed(operation.on).id })
        case 'editAnswer':
          return findPendingEdit(db, { type: 'answer', id: this.#postNamed(operation.on).id })
        case 'editTag':
          return findPendingEdit(db, { type: 'tag', id: keyOf(this.#tagIds.get(operation.tag) ?? '') })
        default:
          return undefined
      }
    })()
    if (id === undefined || !('as' in operation)) return
    // A repeated flag keeps its id, and its earlier name.
    if (!this.#names.has(`${prefixOf(operation.as)} ${id}`)) this.#learn(operation.as, id)
  }

  #postNamed(key: Key): { type: 'question' | 'answer' | 'comment'; id: number } {
    const type = KINDS[prefixOf(key)]
    if (type === null || type === 'report') throw new Error(`${key} is no post`)
    return { type, id: this.#ids.get(key) ?? 0 }
  }

  /** Returns a client with a session that does not expire soon. */
  async session(person: PersonIndex): Promise<QuandaryClient> {
    const now = this.site.clock.now()
    const known = this.#sessions.get(person)
    if (known && now - known.since < DAY_MS) return known.api
    const { token } = await openSession(this.site.ctx, this.site.ctx.db, this.accounts[person] ?? 0)
    const api = this.site.api(token)
    this.#sessions.set(person, { api, since: now })
    return api
  }

  async #learnTag(slug: string): Promise<void> {
    if (this.#tagIds.has(slug)) return
    const row = await this.site.ctx.db.selectFrom('tags').select('id').where('slug_name', '=', slug).executeTakeFirst()
    if (row) this.#tagIds.set(slug, encodeObjectId({ type: 'tag', id: row.id }))
  }
}

/** The object kind by the first letter of a name; null for revisions. */
const KINDS = { q: 'question', a: 'answer', c: 'comment', s: null, f: 'report' } as const

function prefixOf(key: Key): keyof typeof KINDS {
  const prefix = key.charAt(0)
  if (Object.hasOwn(KINDS, prefix)) return prefix as keyof typeof KINDS
  throw new Error(`${key} is no name of a run`)
}

/** Decodes the key in a public id. */
function keyOf(publicId: string): number {
  return Number(publicId.slice(-13))
}
