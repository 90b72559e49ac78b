import type { Config } from '../config.ts'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import type { Command } from './command.ts'
import { CommandFailed } from './command.ts'
import { printAdministrator } from './new-administrator.ts'

/** Milliseconds that requests and jobs in progress get once the server accepts no new ones. */
const STOP_MS = 10_000

export const serve: Command = {
  name: 'serve',
  summary: 'Serve the site, or the installer where there is none yet',
  help: `quandary serve [--data-dir <folder>]

Serves the site of the data folder at http://HOST:PORT. Without one, SETUP=wizard (the default) serves the
installer at /install and SETUP=auto installs by itself. Stops within 10 s on SIGTERM or SIGINT, LEAVE_MS later.
Environment variables: README, "Running a site".`,
  async run({ env }) {
    const config = readConfig(env)
    // The signal listeners are added before the start, because a signal may arrive as soon as the ready line is
    // printed.
    const stopped = new Promise<void>((resolve) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
    })
    const server = await startServer(config, {
      onProgress: (step) => console.log(`${step} …`),
      onInstalled: printAdministrator,
    }).catch((error: unknown) => {
      throw asFailure(error, config)
    })
    console.log(`\n  Quandary is ready at ${publicAddress(server.address)}\n`)
    await stopped
    // Forces the exit if anything keeps the process running longer.
    setTimeout(() => process.exit(1), config.leaveMs + STOP_MS).unref()
    await server.stop()
  },
}

/** Explains the most common reason for a failed start. */
function asFailure(error: unknown, { host, port }: Config): unknown {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return inUse ? new CommandFailed(`Something else listens on ${host}:${port}. Set PORT to another number.`) : error
}

/** Shows the loopback address as localhost. */
function publicAddress(address: string): string {
  return address.replace('127.0.0.1', 'localhost')
}
