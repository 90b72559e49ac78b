import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { WAIT_TIMEOUT } from '../wait-timeout.ts'
import { connectTo } from './postgres-database.ts'
import type { PostgresServer, StartedPostgres } from './postgres-server.ts'
import { freePort, loadEmbeddedPostgres, startPostgres } from './postgres-server.ts'

/** A replica that follows its primary by streaming. */
export interface StreamingReplica {
  /** Host and port. */
  name: string
  /** Pauses the replay, so that the replica shows a state of the past. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Kills its processes, as a failure of its machine would. */
  kill(): Promise<void>
  /** Starts it again after {@link kill}. */
  start(): Promise<void>
  /** Makes it a primary of its own. */
  promote(): Promise<void>
  /** Returns true if it executes a statement that contains a text. */
  isExecuting(text: string): Promise<boolean>
}

export interface ReplicatedPostgres {
  server: PostgresServer
  replica: StreamingReplica
  stop(): Promise<void>
}

const FLAGS = ['wal_level=replica', 'max_wal_senders=4', 'synchronous_commit=on', 'hot_standby=on']

/** Starts a PostgreSQL server and a streaming replica of it, both on free ports of the loopback address. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const primary = await startPostgres({ halts: true, flags: FLAGS })
  const replica = await startReplica(primary).catch(async (error: unknown) => {
    await primary.stop()
    throw error
  })
  const stop = async (): Promise<void> => {
    await replica.stop()
    await primary.stop()
  }
  return { server: primary.server, replica, stop }
}

async function startReplica({ server, data, halt, resume }: StartedPostgres) {
  const { username, password } = server
  const [port, folder] = [await freePort(), join(dirname(data), 'replica')]
  // The primary is stopped, so that the copied files are consistent.
  await halt()
  await promisify(execFile)('cp', ['-a', data, folder])
  await writeFile(join(folder, 'standby.signal'), '')
  await resume()
  const source = `host=127.0.0.1 port=${server.port} user=${username} password=${password}`
  // `max_standby_streaming_delay=0` ends a read at once if it conflicts with the replay.
  const flags = [
    ...FLAGS,
    'max_standby_streaming_delay=0',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'io_method=sync',
  ]
  const Postgres = await loadEmbeddedPostgres()
  const postgres = new Postgres({
    databaseDir: folder,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...flags, 'max_connections=200', `primary_conninfo=${source}`].flatMap((flag) => ['-c', flag]),
    onLog: () => {},
    onError: () => {},
  })
  let isKilled = false
  const start = async (): Promise<void> => {
    isKilled = false
    // This promise never resolves, because the package waits for a log line that only a primary writes. It rejects when
    // the server ends.
    postgres.start().catch(() => {})
    await vi.waitFor(() => connectTo({ ...server, port }, 'postgres').then((client) => client.end()), WAIT_TIMEOUT)
  }
  const run = async (statement: string, values: string[] = []): Promise<unknown[]> => {
    const client = await connectTo({ ...server, port }, 'postgres')
    try {
      return (await client.query<object>(statement, values)).rows
    } finally {
      await client.end()
    }
  }
  await start()
  return {
    name: `127.0.0.1:${port}`,
    start,
    pause: async () => void (await run('select pg_wal_replay_pause()')),
    resume: async () => void (await run('select pg_wal_replay_resume()')),
    promote: async () => void (await run('select pg_promote()')),
    async isExecuting(text: string) {
      const active = `select 1 from pg_stat_activity where state = 'active' and pid <> pg_backend_pid()`
      return (await run(`${active} and position($1 in query) > 0`, [text])).length > 0
    },
    async kill() {
      const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
      isKilled = true
      // Ends all of its processes at once, without a checkpoint.
      process.kill(Number(pid), 'SIGQUIT')
      await vi.waitFor(() => {
        if (isRunning(Number(pid))) throw new Error('The replica is still running')
      }, WAIT_TIMEOUT)
    },
    async stop() {
      // The package would wait forever for the end of a process that has already ended.
      if (!isKilled) await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
