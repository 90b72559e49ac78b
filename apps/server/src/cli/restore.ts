import { join } from 'node:path'
import { migrationSets } from '../app.ts'
import { contentOf, discardSealedMails, restoreBackup } from '../backup/index.ts'
import type { Target } from '../backup/index.ts'
import type { Config } from '../config.ts'
import { readConfig, readDatabaseConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { storeKey } from '../platform/crypto/key-file.ts'
import { TWO_FACTOR_KEY_FILE } from '../platform/crypto/two-factor-key-file.ts'
import { openDatabase } from '../platform/db/database.ts'
import { LocalFiles } from '../platform/files/files.ts'
import { endFirstImport, writeConfigFile } from '../slices/install/index.ts'
import { reindexAll } from '../slices/search/index.ts'
import { explainBroken, print, showParts } from './backup.ts'
import type { Command, CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { readBackupKeys, openingOptions } from './backup-keys.ts'
import { withBackupFile } from './fetched-backup.ts'
import { withSite } from './open-site.ts'
import { progressPrinter } from './progress.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'Make a site of a backup, on either engine',
  help: `quandary restore <file> [--force] [--json] [--data-dir <folder>]

Restores a backup into the database that config.yaml names. Without a config.yaml the database is chosen as for an
installation, by DB_TYPE and the other DB_ variables, and config.yaml is written at the end. Stop the server first.

The file is read to its end before anything is changed. Rows are stored in one transaction, then the schema is brought up
to date and the search index is made anew. A database that has a site already is refused. Waiting mails are encrypted with
DATA_DIR/mail.key; without that file they cannot be sent, and are discarded. Uploads are restored into the data folder, and so
is two-factor.key, without which nobody could log in with an authenticator app.

A backup in a bucket is named by its address, s3://<bucket>/<prefix>backups/<name>: the S3_ variables or the settings of the
site say how the bucket is reached. It is copied into the folder for temporary files first.

  --force  replace the site that is there, after the backup was restored into a scratch database in the folder for
           temporary files; tables of other programs stay
  --passphrase-file <file>  its first line is the passphrase of an encrypted backup; by default BACKUP_PASSPHRASE
  --identity-file <file>    has the secret key of a backup for a recipient, as age-keygen writes it
  --json   print what was restored, as "quandary backup" does`,
  options: { force: { type: 'boolean' }, json: { type: 'boolean' }, ...openingOptions },
  async run(input) {
    const [name, ...rest] = input.positionals
    if (name === undefined || rest.length > 0) throw new UsageError('Say which file: restore <file>')
    const config = readConfig(input.env)
    const contents = await withBackupFile(input, name, (file) =>
      storeSite(input, config, async (target) => {
        const keys = await readBackupKeys(input)
        const restored = await explainBroken(file, () => restoreBackup(file, { ...target, keys }, showParts(input)))
        if (restored.twoFactorKey) storeKey(join(config.dataDir, TWO_FACTOR_KEY_FILE), restored.twoFactorKey)
        return restored
      }),
    )
    const discarded = await finish(input)
    print(input, name, contents, 'Restored')
    if (discarded > 0)
      console.error(`Waiting mails that were discarded, because their mail.key is not here: ${discarded}`)
  },
}

/**
 * Fills the database of a data folder, or the one that the environment names, unless it contains a site. `--force`
 * replaces that site.
 * @throws {CommandFailed}
 */
export async function storeSite<Result>(
  input: CommandInput,
  config: Config,
  fill: (target: Target) => Promise<Result>,
): Promise<Result> {
  const configured = readDatabaseConfig(config.dataDir)
  const access = configured ?? config.setupDatabase
  const database = openDatabase(access, config.dataDir)
  try {
    const content = await contentOf(database.db)
    if (content === 'another program') {
      throw new CommandFailed('The database has tables of another program under our names. Create one of its own.')
    }
    if (content === 'site' && input.values.force !== true) {
      throw new CommandFailed('The database has a site already. "quandary restore --force" replaces it.')
    }
    const files = new LocalFiles(join(config.dataDir, 'uploads'))
    const result = await fill({ database, files, migrations: migrationSets, now: systemClock.now() })
    if (!configured) writeConfigFile(config.dataDir, access)
    // The site of an unfinished first import has been replaced.
    endFirstImport(config.dataDir)
    return result
  } finally {
    await database.close()
  }
}

/**
 * Indexes the posts and discards mails that cannot be sent. Opening the site brings its schema up to date.
 * @returns how many mails were discarded
 */
export async function finish({ env, values }: CommandInput): Promise<number> {
  const show = progressPrinter('posts')
  return withSite(env, async (site) => {
    const discarded = await discardSealedMails(site)
    await reindexAll(site, (done, total) => {
      if (values.json !== true) show({ title: 'Indexing', done, total })
    })
    return discarded
  })
}
