import { resolve } from 'node:path'
import { migrationSets } from '../app.ts'
import type { Contents } from '../backup/index.ts'
import { BrokenBackup, KeyMissing, verifyBackup, writeBackup, writeVerifiedBackup } from '../backup/index.ts'
import { MIN_PASSPHRASE } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { NewerSchema } from '../platform/db/migrations.ts'
import { encryptingOptions, encryptionOf, readBackupKeys, openingOptions } from './backup-keys.ts'
import type { Command, CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { withBackupFile } from './fetched-backup.ts'
import { withUnchangedSite } from './open-site.ts'
import { progressPrinter } from './progress.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'Save the whole site in one file, and prove that it can be restored',
  help: `quandary backup [<file>] [--prove] [--json] [--data-dir <folder>]
quandary backup verify <file> [--json]

Saves the database and the uploads as they are at one moment; the site may go on running. The schema is saved as it is, so
a backup can be made before a newer version brings it up to date. The file is the same for SQLite
and PostgreSQL and can be restored into either ("quandary help restore"). Without a name it is called
quandary-<date>.jsonl.gz. It contains addresses, password hashes and settings with their secrets: its owner alone can
read it, and it should stay so wherever it is copied. config.yaml, the mails of the outbox and installed plugin packages
are not in it.

With a passphrase the file is encrypted in the age format (age-encryption.org), so that it can leave the machine; "age
--decrypt" opens it, too. Without the passphrase nobody can restore it: keep it elsewhere than the backups. Backups are
encrypted whenever BACKUP_PASSPHRASE or --passphrase-file names one of at least ${MIN_PASSPHRASE} characters. With --recipient they are encrypted
for the holder of a secret key instead, which the machine of the site does not need to have.

--prove does the same as verify with the file just written, also with one for a recipient.

verify reads the file to its end, restores it into a scratch database in the folder for temporary files, and compares
counts and hashes. It needs no site and no access to the database. Exit code 1 when anything differs. A backup in a bucket
is named by its address, s3://<bucket>/<prefix>backups/<name>: the S3_ variables or the settings of the site say how the
bucket is reached.

  --passphrase-file <file>  its first line is the passphrase
  --recipient <key>         public key of the program age (age1…) whose secret key opens the file; takes precedence over a passphrase
  --identity-file <file>    verify: has the secret key, as age-keygen writes it
  --prove                   verify the file that was written
  --json                    print what the backup contains: file, created_at in milliseconds, tables, rows, uploads`,
  options: { json: { type: 'boolean' }, prove: { type: 'boolean' }, ...encryptingOptions, ...openingOptions },
  async run(input) {
    const [first, second, ...rest] = input.positionals
    if (rest.length > 0) throw new UsageError('Name one file')
    if (first === 'verify' && second === undefined) throw new UsageError('Say which file: backup verify <file>')
    if (first !== 'verify' && second !== undefined) throw new UsageError('Name one file')
    await (first === 'verify' ? verify(input, second ?? '') : save(input, first))
  },
}

async function save(input: CommandInput, name: string | undefined): Promise<void> {
  const day = new Date(systemClock.now()).toISOString().slice(0, 16).replaceAll(':', '')
  const given = await encryptionOf(input)
  const encryption =
    given.recipient !== '' ? { recipients: [given.recipient] } : given.passphrase !== '' ? given : undefined
  const file = resolve(name ?? `quandary-${day}.jsonl.gz${encryption === undefined ? '' : '.age'}`)
  const onPart = showParts(input)
  const isVerified = input.values.prove === true
  const contents = await withUnchangedSite(input.env, (site) =>
    isVerified
      ? explainBroken(file, () => writeVerifiedBackup(site, file, { ...given, migrations: migrationSets, onPart }))
      : writeBackup(site, file, { encryption, onPart }),
  )
  print(input, file, contents, isVerified ? 'Saved and proved' : 'Saved')
}

async function verify(input: CommandInput, place: string): Promise<void> {
  const target = { migrations: migrationSets, now: systemClock.now(), keys: await readBackupKeys(input) }
  const contents = await withBackupFile(input, place, (file) =>
    explainBroken(file, () => verifyBackup(file, target, showParts(input))),
  )
  print(input, place, contents, 'Verified:')
}

/** Returns a function that prints the part being processed, or nothing with --json. */
export function showParts({ values }: CommandInput): (part: string) => void {
  const show = progressPrinter()
  return (title) => {
    if (values.json !== true) show({ title, done: 0, total: 0 })
  }
}

/**
 * Runs `work`, and explains why a backup cannot be used.
 * @throws {CommandFailed}
 */
export async function explainBroken<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BrokenBackup || error instanceof KeyMissing)
      throw new CommandFailed(`${file} cannot be used. ${error.message}`)
    if (error instanceof NewerSchema)
      throw new CommandFailed(`${file} cannot be used by this version. ${error.message}`)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new CommandFailed(`There is no file ${file}`, { cause: error })
    }
    throw error
  }
}

/** Prints what a backup contains. */
export function print({ values }: CommandInput, file: string, contents: Contents, done: string): void {
  const { header, tables, rows, uploads } = contents
  if (values.json === true) {
    const facts = { file, created_at: header.created_at, tables: tables.size, rows, uploads }
    console.log(JSON.stringify(facts, null, 2))
    return
  }
  const from = new Date(header.created_at).toISOString()
  console.log(`\n${done} ${tables.size} tables with ${rows} rows, and ${uploads} uploads, of ${from}: ${file}`)
}
