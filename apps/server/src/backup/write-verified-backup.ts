import { isDeepStrictEqual } from 'node:util'
import type { AppContext } from '../context.ts'
import type { MigrationSet } from '../platform/db/migrations.ts'
import type { Encryption, Keys } from './encryption.ts'
import { makeKeyPair } from './encryption.ts'
import type { Contents } from './format.ts'
import { BrokenBackup } from './format.ts'
import { verifyBackup } from './verify-backup.ts'
import type { OnPart } from './write-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Options for writing and proving a backup. */
export interface VerifiedBackupOptions {
  /** A public key in the age format; its owner can open the file. '' for none. Takes precedence over the passphrase. */
  recipient: string
  /** Encrypts the file; '' for none. */
  passphrase: string
  migrations: readonly MigrationSet[]
  /** Folder for the scratch database; a new temporary one by default. */
  scratch?: string
  onPart?: OnPart
  /** Called when the file is written, before it is proved that it can be restored. */
  onWritten?(contents: Contents): void
}

/**
 * Writes a backup and proves that the written file can be restored. A file for a recipient is encrypted for a second
 * key as well, because the machine does not have the recipient's secret key. The second key is made for this proof and
 * stays in memory.
 * @throws {BrokenBackup} when the file was written but cannot be restored
 */
export async function writeVerifiedBackup(
  ctx: AppContext,
  file: string,
  { recipient, passphrase, migrations, scratch, onPart = () => {}, onWritten }: VerifiedBackupOptions,
): Promise<Contents> {
  const { encryption, keys } = await keysFor(recipient, passphrase)
  const written = await writeBackup(ctx, file, { encryption, onPart })
  onWritten?.(written)
  const proof = { migrations, now: ctx.clock.now(), keys, ...(scratch !== undefined && { scratch }) }
  const read = await verifyBackup(file, proof, onPart)
  if (!isDeepStrictEqual(read, written)) throw new BrokenBackup('It does not contain what was written.')
  return written
}

async function keysFor(recipient: string, passphrase: string): Promise<{ encryption?: Encryption; keys: Keys }> {
  if (recipient !== '') {
    const pair = await makeKeyPair(recipient)
    return { encryption: { recipients: [recipient, pair.recipient] }, keys: { identities: [pair.identity] } }
  }
  return passphrase === '' ? { keys: {} } : { encryption: { passphrase }, keys: { passphrase } }
}
