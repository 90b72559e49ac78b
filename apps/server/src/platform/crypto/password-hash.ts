import type { Argon2Parameters } from 'node:crypto'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isBcrypt, matchesBcrypt, pretendBcrypt } from './bcrypt.ts'

const deriveKey = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** The work a new hash takes. */
interface HashCost {
  memoryKib: number
  passes: number
}

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memoryKib: 19_456, passes: 2 }
const TAG_BYTES = 32

/** Hashes passwords and checks them against their hashes. */
export class PasswordHasher {
  readonly #cost: HashCost

  /** @param cost of new hashes; tests that are not about hashing choose less */
  constructor(cost: HashCost = COST) {
    this.#cost = cost
  }

  /** Hashes a password into a PHC string (`$argon2id$v=19$m=…$salt$hash`). */
  async hash(password: string): Promise<string> {
    const { memoryKib, passes } = this.#cost
    const salt = randomBytes(16)
    const key = await derive(password, salt, this.#cost)
    return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${salt.toString('base64')}$${key.toString('base64')}`
  }

  /**
   * Verifies a password against its stored hash: its own kind, or the bcrypt of an imported account. Without a hash
   * (unknown account, or no password set) it does the same work before rejecting, so that timing does not reveal which
   * accounts exist.
   * @param hasBcrypt whether the site has any imported hash; then every rejection takes the work of both kinds
   */
  async verify(password: string, stored: string | null, hasBcrypt = nothingImported): Promise<boolean> {
    if (isBcrypt(stored ?? '')) {
      if (await matchesBcrypt(password, stored ?? '')) return true
      await derive(password, randomBytes(16), this.#cost)
      return false
    }
    if (await this.#matches(password, stored)) return true
    if (await hasBcrypt()) await pretendBcrypt(password)
    return false
  }

  /** Returns true if a password that was just verified should be hashed anew, because its hash was imported. */
  isImported(stored: string | null): boolean {
    return isBcrypt(stored ?? '')
  }

  async #matches(password: string, stored: string | null): Promise<boolean> {
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored ?? '')
    if (!parts) {
      await derive(password, randomBytes(16), this.#cost)
      return false
    }
    const expected = Buffer.from(parts[4] ?? '', 'base64')
    const cost = { memoryKib: Number(parts[1]), passes: Number(parts[2]) }
    const key = await derive(password, Buffer.from(parts[3] ?? '', 'base64'), cost)
    return key.length === expected.length && timingSafeEqual(key, expected)
  }
}

async function nothingImported(): Promise<boolean> {
  return false
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
