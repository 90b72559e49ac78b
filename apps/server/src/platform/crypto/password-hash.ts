import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { BoundedQueue } from '../concurrency/bounded-queue.ts'
import type { MostExpensiveHashes } from './imported-hash.ts'
import { kindOfImported, spendRemainingOfAll } from './imported-hash.ts'

const deriveKey = promisify(argon2)

/** The work a new hash takes. */
interface HashCost {
  memoryKib: number
  passes: number
}

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memoryKib: 19_456, passes: 2 }
const TAG_BYTES = 32

/**
 * Hashes run in Node's pool of four threads, which also reads files and compresses: at most three, and no more than
 * half of the cores, so that serving goes on. Each takes 19 MiB while it runs. A hash takes some 25 ms, so on two cores
 * the last one that may wait does so for five seconds.
 */
const QUEUE_LIMITS = {
  running: Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))),
  waiting: 200,
  maxWaitMs: 10_000,
}
/**
 * Imported hashes take up to 1.4 s (`pbkdf2.ts`), so one runs at a time, and passwords of this site do not wait for
 * them. A caller is refused after 10 s, because few wait longer.
 */
const IMPORTED_AT_ONCE = { running: 1, waiting: 200, waitingForOne: 20, maxWaitMs: 10_000 }

/** Options of a verification. */
interface Verification {
  /** Returns the most expensive imported hashes of the site; every rejection takes the work of all of them. */
  mostExpensive?: () => Promise<MostExpensiveHashes>
  /** Identifies the caller, such as a network: callers take turns. By default all calls count as one caller. */
  as?: string
}

/** Hashes passwords and checks them against their hashes, a few at once. */
export class PasswordHasher {
  readonly #cost: HashCost
  readonly #queue: BoundedQueue
  readonly #imported = new BoundedQueue(IMPORTED_AT_ONCE)

  /**
   * @param cost work of new hashes; tests that are not about hashing use less
   * @param atOnce how many run at once, how many wait, and how long
   */
  constructor(cost: HashCost = COST, atOnce = QUEUE_LIMITS) {
    this.#cost = cost
    this.#queue = new BoundedQueue(atOnce)
  }

  /**
   * Hashes a password into a PHC string (`$argon2id$v=19$m=…$salt$hash`).
   * @throws {TooManyRequests} when too many hashes wait, or this one has waited too long
   */
  async hash(password: string): Promise<string> {
    const { memoryKib, passes } = this.#cost
    const salt = randomBytes(16)
    const key = await this.#derive(password, salt, this.#cost)
    return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${salt.toString('base64')}$${key.toString('base64')}`
  }

  /**
   * Verifies a password against its stored hash, which may be a hash of this program or, for an imported account, of
   * another program. Without a hash (unknown account, or no password set) it does the same work before rejecting, so
   * that timing does not reveal which accounts exist.
   * @throws {TooManyRequests} when too many hashes wait, for all or for this caller, or this one has waited too long
   */
  async verify(
    password: string,
    stored: string | null,
    { mostExpensive, as = '' }: Verification = {},
  ): Promise<boolean> {
    const kind = kindOfImported(stored)
    if (!kind && (await this.#matches(password, stored, as))) return true
    const most = (await mostExpensive?.()) ?? {}
    if (!kind && Object.keys(most).length === 0) return false
    // The verification and the additional work share one turn, so that a rejection waits as often for an existing
    // account as for a missing one.
    const matches = await this.#imported.run(
      async () => {
        if (kind && (await kind.matches(password, stored ?? ''))) return true
        await spendRemainingOfAll(password, most, kind ? stored : null)
        return false
      },
      { as },
    )
    if (kind && !matches) await this.#matches(password, null, as)
    return matches
  }

  /** Returns true if a password that was just verified should be hashed again, because its hash was imported. */
  isImported(stored: string | null): boolean {
    return kindOfImported(stored) !== undefined
  }

  async #matches(password: string, stored: string | null, as: string): Promise<boolean> {
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored ?? '')
    if (!parts) {
      await this.#derive(password, randomBytes(16), this.#cost, as)
      return false
    }
    const expected = Buffer.from(parts[4] ?? '', 'base64')
    const cost = { memoryKib: Number(parts[1]), passes: Number(parts[2]) }
    const key = await this.#derive(password, Buffer.from(parts[3] ?? '', 'base64'), cost, as)
    return key.length === expected.length && timingSafeEqual(key, expected)
  }

  #derive(password: string, salt: Buffer, cost: HashCost, as = ''): Promise<Buffer> {
    return this.#queue.run(() => derive(password, salt, cost), { as })
  }
}

function derive(password: string, salt: Buffer, { memoryKib, passes }: HashCost): Promise<Buffer> {
  return deriveKey('argon2id', {
    message: password,
    nonce: salt,
    parallelism: 1,
    tagLength: TAG_BYTES,
    memory: memoryKib,
    passes,
  })
}
