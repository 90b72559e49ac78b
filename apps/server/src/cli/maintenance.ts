import { existsSync, rmSync } from 'node:fs'
import { readConfig } from '../config.ts'
import { makePrivateFileSync } from '../platform/files/private-files.ts'
import { maintenanceFile } from '../platform/http/maintenance-mode.ts'
import type { Command } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'

export const maintenance: Command = {
  name: 'maintenance',
  summary: 'Close the site while you work on it, and open it again',
  help: `quandary maintenance [on|off] [--data-dir <folder>]

on closes the site within a second: everybody is told that it will be back soon, and programs get status 503. The server
goes on running, and so do its background jobs; /healthz and /readyz answer as before. off opens it again. Without a word
it says how things are. The site stays closed over restarts of the server. The database is not needed.`,
  async run({ env, positionals }) {
    const [wish, ...rest] = positionals
    if (rest.length > 0 || !['on', 'off', undefined].includes(wish)) throw new UsageError('Say on or off')
    const { dataDir } = readConfig(env)
    if (!existsSync(dataDir)) throw new CommandFailed(`There is no folder ${dataDir}.`)
    const file = maintenanceFile(dataDir)
    if (wish === 'on') makePrivateFileSync(file)
    if (wish === 'off') rmSync(file, { force: true })
    console.log(existsSync(file) ? 'The site is closed.' : 'The site is open.')
  },
}
