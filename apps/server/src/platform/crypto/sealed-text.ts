import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { loadKey } from './key-file.ts'

/** Recommended for GCM (NIST SP 800-38D §8.2). */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts texts that wait in the database, with a key in a file beside it: free pages, the write-ahead log and backups of
 * the database keep what was deleted for a long time.
 */
export class TextSealer {
  #file: string
  #key: Buffer | undefined

  /** @param file path of the key, which is made with the first text */
  constructor(file: string) {
    this.#file = file
  }

  seal(text: string): string {
    return sealText(text, this.#loadKey())
  }

  /** @throws when another key sealed the text, or it was changed */
  open(sealed: string): string {
    return openText(sealed, this.#loadKey())
  }

  #loadKey(): Buffer {
    return (this.#key ??= loadKey(this.#file))
  }
}

/**
 * Encrypts a text.
 * @param key of 256 bits
 */
export function sealText(text: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/**
 * Decrypts a text of {@link sealText}.
 * @throws when another key sealed the text, or it was changed
 */
export function openText(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
