import type { Argon2Parameters } from 'node:crypto'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32

/** Hashes a password into a PHC string (`$argon2id$v=19$m=…$salt$hash`). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, MEMORY_KIB, PASSES)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${salt.toString('base64')}$${key.toString('base64')}`
}

/**
 * Verifies a password against its stored hash. Without a hash (unknown account, or no password set) it does the same
 * work before rejecting, so that timing does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored ?? '')
  if (!parts) {
    await derive(password, randomBytes(16), MEMORY_KIB, PASSES)
    return false
  }
  const expected = Buffer.from(parts[4] ?? '', 'base64')
  const key = await derive(password, Buffer.from(parts[3] ?? '', 'base64'), Number(parts[1]), Number(parts[2]))
  return key.length === expected.length && timingSafeEqual(key, expected)
}

function derive(password: string, salt: Buffer, memory: number, passes: number): Promise<Buffer> {
  return deriveKey('argon2id', { message: password, nonce: salt, parallelism: 1, tagLength: TAG_BYTES, memory, passes })
}
