import type { Command } from './command.ts'
import { withSite } from './open-site.ts'

export const migrate: Command = {
  name: 'migrate',
  summary: "Bring the database's schema up to date",
  help: `quandary migrate [--data-dir <folder>]

Applies the schema steps that are missing; the server does the same when it starts.`,
  async run({ env }) {
    await withSite(env, async () => console.log('The schema is up to date.'))
  },
}
