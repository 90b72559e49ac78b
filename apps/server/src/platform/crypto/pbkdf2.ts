import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(pbkdf2)

/** The form of Django: `pbkdf2_sha256$<iterations>$<salt>$<key in base64>`. */
const FORM = /^pbkdf2_sha256\$(\d{1,8})\$([^$]{1,128})\$([A-Za-z0-9+/]{43}=)$/
/**
 * Maximum number of iterations of an accepted hash. Django 6 uses 1 200 000. The maximum occupies a thread for 1.4 s
 * (600 000 iterations took 0.43 s on the machine of our measurements).
 */
const MAX_ITERATIONS = 2_000_000

/** Returns true for a PBKDF2 hash in the form of Django, which other programs store and this one does not. */
export function isPbkdf2(stored: string): boolean {
  const iterations = Number(FORM.exec(stored)?.[1] ?? 0)
  return iterations > 0 && iterations <= MAX_ITERATIONS
}

/** Verifies a password against a PBKDF2 hash, for which {@link isPbkdf2} is true. */
export async function matchesPbkdf2(password: string, stored: string): Promise<boolean> {
  const [, iterations = '1', salt = '', key = ''] = FORM.exec(stored) ?? []
  const expected = Buffer.from(key, 'base64')
  return timingSafeEqual(await deriveKey(password, salt, Number(iterations), expected.length, 'sha256'), expected)
}

/**
 * Does the additional work that verifying the most expensive hash takes compared with a verification already done.
 * @param done the hash that was verified before; null to do all of the work
 */
export async function takeRestOfPbkdf2(password: string, mostExpensive: string, done: string | null): Promise<void> {
  const rest = iterationsOf(mostExpensive) - (done === null ? 0 : iterationsOf(done))
  if (rest > 0) await deriveKey(password, randomBytes(16), rest, 32, 'sha256')
}

/** Returns the number of iterations of a hash, even if the hash is not accepted. */
function iterationsOf(stored: string): number {
  return Math.min(Number(/^pbkdf2_sha256\$(\d+)\$/.exec(stored)?.[1] ?? 0), MAX_ITERATIONS)
}
