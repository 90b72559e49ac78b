import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { BrokenBackup } from './format.ts'
import { passphraseIdentity, passphraseRecipient } from './passphrase-key.ts'

/** Begins every file in the age format (https://age-encryption.org/v1). */
const BEGINNING = 'age-encryption.org/v1\n'

/** The backup is encrypted, and no passphrase was named. */
export class PassphraseMissing extends Error {
  override name = 'PassphraseMissing'
  constructor() {
    super('It is encrypted. Name its passphrase: --passphrase-file <file>, or BACKUP_PASSPHRASE.')
  }
}

/** Encrypts bytes with a passphrase, in the age format. Finding the key from the passphrase takes about a second. */
export async function encrypt(bytes: Readable, passphrase: string): Promise<Readable> {
  // Loaded with the first encrypted backup, because most commands write none.
  const { Encrypter, Stanza } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(passphraseRecipient(passphrase, (args, body) => new Stanza(args, body)))
  return fromWeb(await encrypter.encrypt(toWeb(bytes)))
}

/**
 * Reads a backup, decrypted where it is encrypted.
 * @param passphrase '' for none
 * @throws {PassphraseMissing}
 * @throws {BrokenBackup} where the passphrase is another one, or the beginning was changed
 */
export async function readDecrypted(file: string, passphrase: string): Promise<Readable> {
  const handle = await open(file)
  const isEncrypted = await beginsEncrypted(handle)
  const bytes = handle.createReadStream({ start: 0 })
  if (!isEncrypted) return bytes
  if (passphrase === '') {
    bytes.destroy()
    throw new PassphraseMissing()
  }
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addIdentity(passphraseIdentity(passphrase))
  try {
    return fromWeb(await decrypter.decrypt(toWeb(bytes)))
  } catch (error) {
    bytes.destroy()
    throw new BrokenBackup('It is encrypted with another passphrase, or its beginning was changed.', { cause: error })
  }
}

async function beginsEncrypted(handle: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING.length), 0, BEGINNING.length, 0)
  return buffer.subarray(0, bytesRead).toString() === BEGINNING
}

// The library has the types of browsers for the same streams.
function toWeb(bytes: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(bytes) as unknown as globalThis.ReadableStream<Uint8Array>
}

function fromWeb(bytes: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(bytes as unknown as ReadableStream<Uint8Array>)
}
