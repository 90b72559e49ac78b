import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { loadKey } from './key-file.ts'

/** Recommended for GCM (NIST SP 800-38D §8.2). */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts texts that are in the database for a while, with a key in a file beside it. After a text is deleted, free
 * pages, the write-ahead log and backups of the database still contain it for a long time.
 */
export class TextSealer {
  #file: string
  #key: Buffer | undefined

  /** @param file path of the key, which is created when the first text is encrypted */
  constructor(file: string) {
    this.#file = file
  }

  seal(text: string): string {
    return sealText(text, this.#loadKey())
  }

  /** @throws if the text was sealed with another key, or was changed */
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
 * Decrypts a text that {@link sealText} returned.
 * @throws if the text was sealed with another key, or was changed
 */
export function openText(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
