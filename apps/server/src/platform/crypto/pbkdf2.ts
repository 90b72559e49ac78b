import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(pbkdf2)

/** Of Django, which writes `pbkdf2_sha256$<iterations>$<salt>$<key in base64>`. */
const FORM = /^pbkdf2_sha256\$(\d{1,8})\$([^$]{1,128})\$([A-Za-z0-9+/]{43}=)$/
/** Eight times what Django 6 takes; more would keep a thread busy for seconds. */
const MAX_ITERATIONS = 10_000_000

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
