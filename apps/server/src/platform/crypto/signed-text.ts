import { createHmac, timingSafeEqual } from 'node:crypto'
import { loadKey } from './key-file.ts'

/** Signs texts that are sent out in a URL and come back, with a key in a file. */
export class TextSigner {
  #file: string
  #key: Buffer | undefined

  /** @param file path of the key, which is created for the first signature */
  constructor(file: string) {
    this.#file = file
  }

  /** Returns the HMAC-SHA256 of a text, URL-safe. */
  sign(text: string): string {
    this.#key ??= loadKey(this.#file)
    return createHmac('sha256', this.#key).update(text, 'utf8').digest('base64url')
  }

  /** True if the signature was made for exactly this text. */
  isSigned(text: string, signature: string): boolean {
    const [right, given] = [Buffer.from(this.sign(text)), Buffer.from(signature)]
    return right.length === given.length && timingSafeEqual(right, given)
  }
}
