import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { freePort } from '../http/nginx.ts'
import type { RunningEtcd } from './etcd.ts'
import { startEtcd } from './etcd.ts'
import type { RunningProgram } from './programs.ts'
import { adapted, missing, start, startIn } from './programs.ts'

/** Folder of PostgreSQL's programs, as in `deploy/patroni.yml`. */
const BIN_DIR = '/usr/lib/postgresql/15/bin'
/** Time within which a member becomes healthy: a new standby copies the whole database. */
const HEALTHY = { timeout: 120_000, interval: 200 }
/** The accounts of `deploy/patroni.yml`. */
const REST_ACCOUNT = 'patroni:change-this-4'
const SUPERUSER = { user: 'postgres', password: 'change-this-1' }
const DATABASE = { name: 'quandary', username: 'quandary', password: 'a-password-of-the-site' }

/** The programs of a PostgreSQL cluster that are not installed on this machine. */
export const MISSING_OF_PATRONI = [
  ...missing(['etcd', 'patroni', 'haproxy', 'pgbouncer']),
  ...(statSync(join(BIN_DIR, 'pg_rewind'), { throwIfNoEntry: false }) ? [] : ['postgresql-15']),
]

/** A member as Patroni describes it. */
interface MemberState {
  name: string
  role: string
  state: string
}

interface Member {
  name: string
  port: number
  program: RunningProgram
  restart(): Promise<void>
}

/** A PostgreSQL cluster of three servers under Patroni, behind HAProxy. */
export interface PostgresCluster {
  /** Access to the site's database through HAProxy, on the server that is the primary. */
  config: { type: 'postgres'; host: string; port: number; name: string; username: string; password: string }
  /** The port of HAProxy that leads to the standbys. */
  standbysPort: number
  /** Returns the name of the primary. */
  primary(): Promise<string>
  /** Returns the names of the standbys. The first one is synchronous, so it has every acknowledged commit. */
  standbys(): Promise<string[]>
  /** Sends SIGKILL to Patroni and PostgreSQL of a member. */
  kill(name: string): Promise<void>
  /** Starts a killed member again. */
  restart(name: string): Promise<void>
  /** Sends SIGSTOP to Patroni and PostgreSQL of a member, and returns a function that resumes them. */
  pause(name: string): () => void
  /** Has Patroni make another member the primary. */
  switchover(to: string): Promise<void>
  /** Kills etcd and starts it again with its data. */
  restartEtcd(): Promise<void>
  /** Resolves when one member is the primary and both others stream from it. */
  isWhole(): Promise<void>
  /** Reads rows, from the primary unless a port of HAProxy is given. */
  read<Row extends pg.QueryResultRow>(statement: string, port?: number): Promise<Row[]>
  close(): Promise<void>
}

/** Starts a cluster with `deploy/patroni.yml` and `deploy/haproxy-postgres.cfg`. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  try {
    const etcd = await startEtcd()
    closing.push(() => etcd.stop())
    const members = new Map<string, Member>()
    closing.push(() => Promise.all([...members.values()].map(stop)))
    for (const name of ['db1', 'db2', 'db3']) {
      members.set(name, await startMember(name, etcd.port))
      // The first server that starts creates the database.
      if (members.size === 1) await vi.waitFor(async () => assertPrimary(await statesOf(members)), HEALTHY)
    }
    const proxy = await startProxy([...members.values()])
    closing.push(() => proxy.stop())
    const cluster = clusterOf(members, proxy, etcd)
    await cluster.isWhole()
    await cluster.read(`create role ${DATABASE.username} login password '${DATABASE.password}'`)
    await cluster.read(`create database ${DATABASE.name} owner ${DATABASE.username}`)
    return { ...cluster, close }
  } catch (error) {
    await close()
    throw error
  }
}

function clusterOf(
  members: ReadonlyMap<string, Member>,
  proxy: Proxy,
  etcd: RunningEtcd,
): Omit<PostgresCluster, 'close'> {
  const member = (name: string): Member => {
    const found = members.get(name)
    if (!found) throw new Error(`There is no member ${name}`)
    return found
  }
  const primary = async (): Promise<string> => assertPrimary(await statesOf(members))
  const standbys = async (): Promise<string[]> => {
    const others = (await statesOf(members)).filter(({ role }) => role !== 'leader')
    return others.toSorted((one) => (one.role === 'sync_standby' ? -1 : 1)).map(({ name }) => name)
  }
  return {
    config: { type: 'postgres', host: '127.0.0.1', port: proxy.primaryPort, ...DATABASE },
    standbysPort: proxy.standbysPort,
    primary,
    standbys,
    async kill(name) {
      const postgres = postgresOf(member(name))
      await member(name).program.kill()
      for (const pid of postgres) signal(pid, 'SIGKILL')
    },
    restart: (name) => member(name).restart(),
    pause(name) {
      const processes = [member(name).program.pid, ...postgresOf(member(name))]
      for (const pid of processes) signal(pid, 'SIGSTOP')
      return () => {
        for (const pid of processes) signal(pid, 'SIGCONT')
      }
    },
    async switchover(to) {
      const leader = await primary()
      const answer = await fetch(`http://127.0.0.1:${member(leader).program.port}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(REST_ACCOUNT).toString('base64')}` },
        body: JSON.stringify({ leader, candidate: to }),
      })
      if (!answer.ok) throw new Error(`Patroni refused to switch: ${await answer.text()}`)
    },
    restartEtcd: () => etcd.restart(),
    isWhole: () =>
      vi.waitFor(async () => {
        const states = await statesOf(members)
        assertPrimary(states)
        const names = (roles: string[]) => states.filter(({ role }) => roles.includes(role)).length
        const isRunning = states.every(({ state }) => state === 'running' || state === 'streaming')
        if (states.length !== 3 || !isRunning || names(['sync_standby']) !== 1 || names(['replica']) !== 1) {
          const logs = [...members.values()].map(({ name, program }) => `${name}:\n${program.output().slice(-1500)}`)
          throw new Error(`The cluster is not whole: ${JSON.stringify(states)}\n${logs.join('\n')}`)
        }
      }, HEALTHY),
    async read<Row extends pg.QueryResultRow>(statement: string, port = proxy.primaryPort) {
      const database = statement.startsWith('create') ? 'postgres' : DATABASE.name
      const client = new pg.Client({ host: '127.0.0.1', port, database, ...SUPERUSER })
      client.on('error', () => {})
      await client.connect()
      try {
        return (await client.query<Row>(statement)).rows
      } finally {
        await client.end()
      }
    },
  }
}

async function startMember(name: string, etcdPort: number): Promise<Member> {
  const [port, restPort] = [await freePort(), await freePort()]
  const configuration = (folder: string): Promise<string> =>
    adapted('patroni.yml', [
      [/^name: db1$/m, `name: ${name}`],
      [/10\.0\.0\.31:8008/g, `127.0.0.1:${restPort}`],
      [/hosts: .*/, `hosts: 127.0.0.1:${etcdPort}`],
      [/10\.0\.0\.31:5432/g, `127.0.0.1:${port}`],
      [/data_dir: .*/, `data_dir: ${join(folder, 'data')}`],
      [/pgpass: .*/, `pgpass: ${join(folder, 'pgpass')}`],
      [/10\.0\.0\.0\/24/g, '127.0.0.1/32'],
      [/unix_socket_directories: .*/, `unix_socket_directories: ${folder}`],
    ])
  const options = (folder: string): string[] => [join(folder, 'patroni.yml')]
  const program = await start('patroni', restPort, { 'patroni.yml': configuration }, options)
  const member: Member = {
    name,
    port,
    program,
    async restart() {
      const { folder } = member.program
      member.program = await startIn(folder, { name: 'patroni', port: restPort, options: options(folder) })
    },
  }
  return member
}

async function stop(member: Member): Promise<void> {
  const postgres = postgresOf(member)
  // Ends Patroni first, because it would start PostgreSQL again.
  await member.program.kill()
  for (const pid of postgres) signal(pid, 'SIGKILL')
  await member.program.stop()
}

interface Proxy {
  primaryPort: number
  standbysPort: number
  stop(): Promise<void>
}

async function startProxy(members: readonly Member[]): Promise<Proxy> {
  const [primaryPort, standbysPort] = [await freePort(), await freePort()]
  const servers = members.map(({ name, port, program }) => {
    // On one machine each member has its own port for the check.
    return [new RegExp(`server ${name} .*`, 'g'), `server ${name} 127.0.0.1:${port} port ${program.port}`] as const
  })
  const text = await adapted('haproxy-postgres.cfg', [
    [/bind .*:5432/, `bind 127.0.0.1:${primaryPort}`],
    [/bind .*:5433/, `bind 127.0.0.1:${standbysPort}`],
    [/check port 8008/, 'check'],
    ...servers,
  ])
  const files = { 'haproxy.cfg': text }
  const proxy = await start('haproxy', primaryPort, files, (folder) => ['-db', '-f', join(folder, 'haproxy.cfg')])
  return { primaryPort, standbysPort, stop: () => proxy.stop() }
}

/** Requests the states of all members from whichever member responds first. */
async function statesOf(members: ReadonlyMap<string, Member>): Promise<MemberState[]> {
  const ask = async ({ program }: Member): Promise<MemberState[]> => {
    const answer = await fetch(`http://127.0.0.1:${program.port}/cluster`, { signal: AbortSignal.timeout(4_000) })
    return ((await answer.json()) as { members: MemberState[] }).members
  }
  return Promise.any([...members.values()].map(ask))
}

/** Returns the name of the running primary. */
function assertPrimary(states: readonly MemberState[]): string {
  const found = states.find(({ role, state }) => role === 'leader' && state === 'running')
  if (!found) throw new Error(`There is no primary: ${JSON.stringify(states)}`)
  return found.name
}

/**
 * Returns the ids of the processes of a member's PostgreSQL server: the one that listens and those that it has started.
 */
function postgresOf({ program }: Member): number[] {
  try {
    const pid = Number(readFileSync(join(program.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    return [pid, ...stdout.trim().split(/\s+/).filter(Boolean).map(Number)]
  } catch {
    // Without this file the server does not run.
    return []
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended already.
  }
}
