import { readConfig } from '../config.ts'
import { createLog } from '../platform/log/log.ts'
import { hasSite, openSite } from '../server.ts'
import type { Command } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { printAdministrator } from './new-administrator.ts'

export const install: Command = {
  name: 'install',
  summary: 'Install a site from the environment, without a browser',
  help: `quandary install [--data-dir <folder>]

Installs a site into the data folder as SETUP=auto does, and ends: nothing is served and nobody is asked. Then
"quandary import" can fill it, and "quandary serve" serves it. A site that is there already is not touched; the
command fails then.

  SITE_NAME, SITE_URL, CONTACT_EMAIL, LANGUAGE    the site (default: Quandary, http://localhost:PORT, that of the
                                                  administrator, en_US, also for a language that is not there)
  ADMIN_NAME, ADMIN_EMAIL, ADMIN_PASSWORD         its administrator (default: admin, admin@example.com; a password is made
                                                  up and printed)
  SAMPLE_CONTENT=on                               a dozen questions, so that the site is not empty
  DB_TYPE=postgres, DB_HOST, DB_NAME, DB_USERNAME, DB_PASSWORD; DB_FILE
                                                  the database (default: SQLite), unless config.yaml names one`,
  async run({ env, positionals }) {
    if (positionals.length > 0) throw new UsageError('install takes its answers from the environment')
    const config = { ...readConfig(env), setup: 'auto', logLevel: env.LOG_LEVEL ?? 'warn' } as const
    const log = createLog(config.logLevel)
    // Checked without opening the site, which would migrate its schema.
    if (await hasSite(config, log)) {
      throw new CommandFailed(`There is a site in ${config.dataDir} or in its database already. Nothing was changed.`)
    }
    const site = await openSite(config, log, {
      onProgress: (step) => console.log(`${step} …`),
      onInstalled: printAdministrator,
    })
    await site?.database.close()
  },
}
