import { createHash, randomBytes } from 'node:crypto'

/** Generates a URL-safe 256-bit secret. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a secret of full entropy for storage, so that a leaked table does not reveal it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
