import { existsSync } from 'node:fs'
import { readConfig, readDatabaseConfig } from '../config.ts'
import { nameOfDatabase } from '../platform/db/database-config.ts'
import type { Maintenance } from '../platform/http/maintenance-mode.ts'
import { readMaintenance, setMaintenance } from '../platform/http/maintenance-mode.ts'
import type { Command } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'

const STATES: Readonly<Record<string, Maintenance>> = { on: 'closed', 'read-only': 'read-only', off: 'open' }
const WORDS = {
  closed: 'The site is closed.',
  'read-only': 'The site is only read.',
  open: 'The site is open.',
} as const satisfies Record<Maintenance, string>

export const maintenance: Command = {
  name: 'maintenance',
  summary: 'Close the site while you work on it, and open it again',
  help: `quandary maintenance [on|read-only|off] [--note <sentence>] [--data-dir <folder>]

on closes the site within a second: everybody is told that it will be back soon, and programs get status 503. The server
goes on running, and so do its background jobs; /healthz and /readyz answer as before. read-only lets everybody go on
reading, refuses every change with a sentence that says so, and lets background jobs wait. off opens the site again.
Without a word it says how things are. The site stays closed over restarts of the server. The database is not needed.

  --note <sentence>  read-only: what every page says besides, for example until when`,
  options: { note: { type: 'string' } },
  async run({ env, values, positionals }) {
    const [wish, ...rest] = positionals
    if (rest.length > 0 || (wish !== undefined && !Object.hasOwn(STATES, wish))) {
      throw new UsageError('Say on, read-only or off')
    }
    const note = typeof values.note === 'string' ? values.note.replaceAll(/\s+/g, ' ').trim() : ''
    if (note !== '' && wish !== 'read-only') throw new UsageError('--note is for read-only')
    const { dataDir } = readConfig(env)
    if (!existsSync(dataDir)) throw new CommandFailed(`There is no folder ${dataDir}.`)
    if (wish !== undefined) setMaintenance(dataDir, STATES[wish] ?? 'open', { note })
    const database = readDatabaseConfig(dataDir)
    console.log(WORDS[readMaintenance(dataDir, database && nameOfDatabase(database))])
  },
}
