import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { BrokenBackup } from './format.ts'
import { passphraseIdentity, passphraseRecipient } from './passphrase-key.ts'

/** First line of every file in the age format (https://age-encryption.org/v1). */
const BEGINNING = 'age-encryption.org/v1\n'
/** Start of the second line of a file that is encrypted with a passphrase. Such a file has no other key. */
const BY_PASSPHRASE = '-> scrypt '

/** The encryption of a backup: with a passphrase, or for recipients who have the secret key. */
export type Encryption = { passphrase: string } | { recipients: readonly string[] }

/** Secrets that open encrypted backups. */
export interface Keys {
  /** '' for none. */
  passphrase?: string
  /** Secret keys in the age format, `AGE-SECRET-KEY-…`. */
  identities?: readonly string[]
}

/** A pair of keys in the age format. */
export interface KeyPair {
  recipient: string
  identity: string
}

/** The backup is encrypted, and no key to open it was given. */
export class KeyMissing extends Error {
  override name = 'KeyMissing'
  constructor(kind: 'passphrase' | 'identity') {
    const remedy =
      kind === 'passphrase'
        ? 'Name its passphrase: --passphrase-file <file>, or BACKUP_PASSPHRASE.'
        : 'Name the file with the secret key: --identity-file <file>.'
    super(`It is encrypted. ${remedy}`)
  }
}

/** Encrypts bytes in the age format. Deriving the key from a passphrase takes about a second. */
export async function encrypt(bytes: Readable, encryption: Encryption): Promise<Readable> {
  // Imported on use, because most commands write no encrypted backup.
  const { Encrypter, Stanza } = await import('age-encryption')
  const encrypter = new Encrypter()
  if ('passphrase' in encryption) {
    encrypter.addRecipient(passphraseRecipient(encryption.passphrase, (args, body) => new Stanza(args, body)))
  } else for (const recipient of encryption.recipients) encrypter.addRecipient(recipient)
  return fromWeb(await encrypter.encrypt(toWeb(bytes)))
}

/** True for a public key in the age format, `age1…`. */
export async function isRecipient(text: string): Promise<boolean> {
  const { Encrypter } = await import('age-encryption')
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

/** True for a secret key in the age format, `AGE-SECRET-KEY-…`. */
export async function isIdentity(text: string): Promise<boolean> {
  const { Decrypter } = await import('age-encryption')
  try {
    new Decrypter().addIdentity(text)
    return true
  } catch {
    return false
  }
}

/** Makes a key pair that is as strong as the recipient's key: resistant to quantum computers if that key is. */
export async function makeKeyPair(recipient: string): Promise<KeyPair> {
  const { generateHybridIdentity, generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = /^age1(?:tag)?pq1/.test(recipient) ? await generateHybridIdentity() : await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/**
 * Opens a backup for reading, and decrypts it if it is encrypted.
 * @throws {KeyMissing}
 * @throws {BrokenBackup} if none of the keys opens it, or its header was changed
 */
export async function readDecrypted(file: string, { passphrase = '', identities = [] }: Keys): Promise<Readable> {
  const handle = await open(file)
  const needed = await keyOf(handle).catch(async (error: unknown) => {
    await handle.close()
    throw error
  })
  const bytes = handle.createReadStream({ start: 0 })
  if (needed === undefined) return bytes
  if (needed === 'passphrase' ? passphrase === '' : identities.length === 0) {
    bytes.destroy()
    throw new KeyMissing(needed)
  }
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  if (needed === 'passphrase') decrypter.addIdentity(passphraseIdentity(passphrase))
  else for (const identity of identities) decrypter.addIdentity(identity)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(bytes)))
  } catch (error) {
    bytes.destroy()
    const other = needed === 'passphrase' ? 'another passphrase' : 'another key'
    throw new BrokenBackup(`It is encrypted with ${other}, or its beginning was changed.`, { cause: error })
  }
}

/** Returns the kind of key that opens a file; undefined for an unencrypted one. */
async function keyOf(handle: FileHandle): Promise<'passphrase' | 'identity' | undefined> {
  const start = Buffer.alloc(BEGINNING.length + BY_PASSPHRASE.length)
  const { bytesRead } = await handle.read(start, 0, start.length, 0)
  const text = start.subarray(0, bytesRead).toString()
  if (!text.startsWith(BEGINNING)) return undefined
  return text.slice(BEGINNING.length) === BY_PASSPHRASE ? 'passphrase' : 'identity'
}

// Converts a Node stream to a web stream. The library declares the type of web streams that browsers have.
function toWeb(bytes: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(bytes) as unknown as globalThis.ReadableStream<Uint8Array>
}

// Converts a web stream that the library returns into a Node stream.
function fromWeb(bytes: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(bytes as unknown as ReadableStream<Uint8Array>)
}
