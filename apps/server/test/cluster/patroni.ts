import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { freePort } from '../http/nginx.ts'
import { DataDisk } from './data-disk.ts'
import type { RunningEtcd } from './etcd.ts'
import { startEtcd } from './etcd.ts'
import type { Machine, ServerPorts } from './machine.ts'
import { loopback } from './machine.ts'
import type { RunningProgram } from './programs.ts'
import { adapted, missing, newFolderOf, start, startIn } from './programs.ts'

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

/**
 * True if a primary that was cut off takes the lock back from its successor, which loses what the successor has acknowledged:
 * Patroni before 3.0.3 overwrites the lock in etcd (https://github.com/patroni/patroni/pull/2689).
 */
export function takesLockBack(): boolean {
  const { stdout } = spawnSync('patroni', ['--version'], { encoding: 'utf8' })
  const [major = 0, minor = 0, patch = 0] = (/\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? '').split('.').map(Number)
  return major < 3 || (major === 3 && minor === 0 && patch < 3)
}

/** A member as Patroni describes it. */
interface MemberState {
  name: string
  role: string
  state: string
}

interface Member {
  name: string
  machine: Machine
  ports: ServerPorts
  /** Absent if its data are on the disk of this machine. */
  disk?: DataDisk | undefined
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
  /** Returns the names of the standbys. The first one is synchronous: it has every acknowledged commit. */
  standbys(): Promise<string[]>
  /** Sends SIGKILL to Patroni and PostgreSQL of a member. */
  kill(name: string): Promise<void>
  /** Starts a killed member again. */
  restart(name: string): Promise<void>
  /** Sends SIGSTOP to Patroni and PostgreSQL of a member, and returns a function that resumes them. */
  pause(name: string): () => void
  /** Has Patroni make another member the primary. */
  switchover(to: string): Promise<void>
  /** The disk of a member; absent if it has none of its own. */
  diskOf(name: string): DataDisk | undefined
  /** The machine of a member. */
  machineOf(name: string): Machine
  /** Kills etcd and starts it again with its data. */
  restartEtcd(): Promise<void>
  /** Resolves when one member is the primary and both others stream from it. */
  isWhole(): Promise<void>
  /** Reads rows, from the primary unless a port of HAProxy is given. */
  read<Row extends pg.QueryResultRow>(statement: string, port?: number): Promise<Row[]>
  close(): Promise<void>
}

/** The names of the database servers in `deploy/`. */
const NAMES = ['db1', 'db2', 'db3']

/**
 * Starts a cluster with `deploy/patroni.yml` and `deploy/haproxy-postgres.cfg`.
 * @param on.machines three machines, each with its own member of etcd; by default this one, with a single etcd
 * @param on.hasDisks true if each server gets a small disk of its own
 */
export async function startPostgresCluster(
  on: { machines?: readonly Machine[]; hasDisks?: boolean } = {},
): Promise<PostgresCluster> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  try {
    const etcd = await startEtcd(on.machines)
    closing.push(() => etcd.stop())
    const members = new Map<string, Member>()
    closing.push(() => Promise.all([...members.values()].map(stop)))
    for (const [index, name] of NAMES.entries()) {
      const machine = on.machines?.[index] ?? loopback
      members.set(name, await startMember(name, { etcd: etcd.hosts, machine, hasDisk: on.hasDisks === true }))
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
      const answer = await fetch(`${restOf(member(leader))}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(REST_ACCOUNT).toString('base64')}` },
        body: JSON.stringify({ leader, candidate: to }),
      })
      if (!answer.ok) throw new Error(`Patroni refused to switch: ${await answer.text()}`)
    },
    diskOf: (name) => member(name).disk,
    machineOf: (name) => member(name).machine,
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

async function startMember(
  name: string,
  { etcd, machine, hasDisk }: { etcd: string; machine: Machine; hasDisk: boolean },
): Promise<Member> {
  const ports = await machine.ports()
  const folder = await newFolderOf('patroni')
  const disk = hasDisk ? DataDisk.mount(folder) : undefined
  if (typeof disk === 'string') throw new Error(disk)
  const listens = [...new Set([machine.address, machine.siteAddress])].join(',')
  const configuration = (): Promise<string> =>
    adapted('patroni.yml', [
      [/^name: db1$/m, `name: ${name}`],
      [/listen: 10\.0\.0\.31:8008/, `listen: ${machine === loopback ? machine.address : '0.0.0.0'}:${ports.patroni}`],
      [/connect_address: 10\.0\.0\.31:8008/, `connect_address: ${machine.address}:${ports.patroni}`],
      [/hosts: .*/, `hosts: ${etcd}`],
      [/listen: 10\.0\.0\.31:5432/, `listen: ${listens}:${ports.postgres}`],
      [/connect_address: 10\.0\.0\.31:5432/, `connect_address: ${machine.address}:${ports.postgres}`],
      [/data_dir: .*/, `data_dir: ${dataOf({ folder, disk })}`],
      [/pgpass: .*/, `pgpass: ${join(folder, 'pgpass')}`],
      [/10\.0\.0\.0\/24/g, machine.range],
      [/unix_socket_directories: .*/, `unix_socket_directories: ${folder}`],
      // The log must not fill a small disk by itself.
      ...(disk ? [[/max_connections: 100/, 'max_connections: 100\n        max_wal_size: 128MB'] as const] : []),
    ])
  const options = (): string[] => [join(folder, 'patroni.yml')]
  const at = { port: ports.patroni, machine }
  const program = await start('patroni', { ...at, folder }, { 'patroni.yml': configuration }, options)
  const member: Member = {
    name,
    machine,
    ports,
    disk,
    program,
    async restart() {
      member.program = await startIn(folder, { name: 'patroni', ...at, options: options() })
    },
  }
  return member
}

/** The folder of a member's data. */
function dataOf({ folder, disk }: { folder: string; disk?: DataDisk | undefined }): string {
  return join(disk?.path ?? folder, 'data')
}

/** The address of a member's REST API of Patroni. */
function restOf({ machine, ports }: Member): string {
  return `http://${machine.siteAddress}:${ports.patroni}`
}

async function stop(member: Member): Promise<void> {
  const postgres = postgresOf(member)
  // Patroni is killed first, because it would start PostgreSQL again.
  await member.program.kill()
  for (const pid of postgres) signal(pid, 'SIGKILL')
  member.disk?.unmount()
  await member.program.stop()
}

interface Proxy {
  primaryPort: number
  standbysPort: number
  stop(): Promise<void>
}

async function startProxy(members: readonly Member[]): Promise<Proxy> {
  const [primaryPort, standbysPort] = [await freePort(), await freePort()]
  const servers = members.map(({ name, machine, ports }) => {
    // On one machine each member has its own port for the check.
    const server = `server ${name} ${machine.siteAddress}:${ports.postgres} port ${ports.patroni}`
    return [new RegExp(`server ${name} .*`, 'g'), server] as const
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

/**
 * Asks each member for the states of all members. A member that is cut off from the others reports the states that it
 * saw last, so the primary is the one that most members name.
 */
async function statesOf(members: ReadonlyMap<string, Member>): Promise<MemberState[]> {
  const ask = async (member: Member): Promise<MemberState[]> => {
    const answer = await fetch(`${restOf(member)}/cluster`, { signal: AbortSignal.timeout(4_000) })
    return ((await answer.json()) as { members: MemberState[] }).members
  }
  const answers = await Promise.allSettled([...members.values()].map(ask))
  const states = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const byPrimary = Map.groupBy(states, (all) => all.find(({ role }) => role === 'leader')?.name)
  const [most] = [...byPrimary.values()].toSorted((one, other) => other.length - one.length)
  if (!most?.[0]) throw new Error('No member answers')
  return most[0]
}

/**
 * Returns the name of the running primary.
 * @throws {Error} if there is none
 */
function assertPrimary(states: readonly MemberState[]): string {
  const found = states.find(({ role, state }) => role === 'leader' && state === 'running')
  if (!found) throw new Error(`There is no primary: ${JSON.stringify(states)}`)
  return found.name
}

/** The processes of a member's PostgreSQL server: the one that listens and those that it has started. */
function postgresOf({ program, disk }: Member): number[] {
  try {
    const pid = Number(
      readFileSync(join(dataOf({ folder: program.folder, disk }), 'postmaster.pid'), 'utf8').split('\n')[0],
    )
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    return [pid, ...stdout.trim().split(/\s+/).filter(Boolean).map(Number)]
  } catch {
    // The file is missing, so PostgreSQL does not run.
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
