import type { Command } from './command.ts'
import { withSite } from './open-site.ts'

export const migrate: Command = {
  name: 'migrate',
  summary: "Bring the database's schema up to date",
  help: `quandary migrate [--data-dir <folder>]

Applies the schema steps that are missing. The server does the same when it starts, unless MIGRATE=manual.`,
  async run({ env }) {
    await withSite({ ...env, MIGRATE: 'auto' }, async () => console.log('The schema is up to date.'))
  },
}
