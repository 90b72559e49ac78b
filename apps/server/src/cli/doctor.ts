import { readConfig } from '../config.ts'
import type { Command } from './command.ts'
import { CommandFailed } from './command.ts'

const SIGNS = { ok: 'ok     ', warning: 'warning', error: 'error  ' } as const

export const doctor: Command = {
  name: 'doctor',
  summary: 'Examine the machine and the site, and say what to do about each fault',
  help: `quandary doctor [--json] [--data-dir <folder>]

Looks at Node, the data folder with its free space and permissions, the database with its version and encoding, schema
steps that are missing, the clock, background jobs that were given up, the address of the site and whether it answers,
the proxy in front, the mail server, the bucket of files, and the plugins. Changes nothing but the bucket, where it
stores a small file and deletes it again, and sends no mail. Whether counters are right is found by "quandary check".

Start it with the environment of the server, because TRUSTED_PROXIES and PLUGINS are read from there.
Exit code 0 when there are no errors, even if there are warnings, and 1 otherwise.

  --json   print the findings as JSON: check, level (ok, warning, error), message, and remedy where there is one`,
  options: { json: { type: 'boolean' } },
  async run({ env, values }) {
    // Imported on use, because it loads most of the server.
    const { examine } = await import('./doctor/examine.ts')
    const found = await examine(readConfig(env))
    if (values.json === true) console.log(JSON.stringify(found, null, 2))
    else {
      for (const { check, level, message, remedy } of found) {
        console.log(`${SIGNS[level]}  ${check}: ${message}${remedy === undefined ? '' : `\n         ${remedy}`}`)
      }
    }
    const errors = found.filter(({ level }) => level === 'error').length
    if (errors > 0) throw new CommandFailed(`Errors: ${errors}`)
  },
}
