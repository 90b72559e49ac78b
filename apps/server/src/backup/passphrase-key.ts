import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import type { Identity, Recipient, Stanza } from 'age-encryption'

/*
 * The scrypt stanza of the age format (https://age-encryption.org/v1, "The scrypt recipient type"). The library
 * implements it in JavaScript, which would block the event loop for seconds. This file can be deleted once the library
 * calls the platform's scrypt.
 */

const KIND = 'scrypt'
const LABEL = 'age-encryption.org/v1/scrypt'
const SALT_BYTES = 16
const TAG_BYTES = 16
const FILE_KEY_BYTES = 16
/** The work factor, as the logarithm of scrypt's N. The age command line tool uses the same value. */
const WORK = 18
/** Highest work factor that is accepted. A file with a higher one would take 2 GB of memory or more. */
const MAX_WORK = 20
const CIPHER = 'chacha20-poly1305'
/** The nonce may be constant, because each derived key encrypts only one file key. */
const NONCE = Buffer.alloc(12)

/** Encrypts the key of a file with a passphrase. */
export function passphraseRecipient(
  passphrase: string,
  makeStanza: (args: string[], body: Uint8Array) => Stanza,
): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(SALT_BYTES)
      const key = await deriveKey(passphrase, salt, WORK)
      const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
      return [makeStanza([KIND, salt.toString('base64').replaceAll('=', ''), String(WORK)], new Uint8Array(body))]
    },
  }
}

/** Decrypts the key of a file that was encrypted with a passphrase. */
export function passphraseIdentity(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [stanza, ...others] = stanzas
      const [kind, encodedSalt = '', work = '', ...more] = stanza?.args ?? []
      if (stanza === undefined || kind !== KIND) return null
      const salt = Buffer.from(encodedSalt, 'base64')
      const isValid =
        others.length === 0 &&
        more.length === 0 &&
        salt.length === SALT_BYTES &&
        /^[1-9]\d?$/.test(work) &&
        Number(work) <= MAX_WORK &&
        stanza.body.length === FILE_KEY_BYTES + TAG_BYTES
      if (!isValid) throw new Error('The stanza is invalid')
      return open(stanza.body, await deriveKey(passphrase, salt, Number(work)))
    },
  }
}

function open(body: Uint8Array, key: Buffer): Uint8Array | null {
  const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(body.subarray(FILE_KEY_BYTES))
  const fileKey = decipher.update(body.subarray(0, FILE_KEY_BYTES))
  try {
    decipher.final()
    return new Uint8Array(fileKey)
  } catch {
    return null
  }
}

function deriveKey(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const cost = { N: 2 ** work, r: 8, p: 1, maxmem: 2 * 128 * 8 * 2 ** work }
  return new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
