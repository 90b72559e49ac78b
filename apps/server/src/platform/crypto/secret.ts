import { createHash, randomBytes } from 'node:crypto'

/** A fresh 256-bit secret, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which a secret of full entropy is stored: a thief of the table cannot use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
