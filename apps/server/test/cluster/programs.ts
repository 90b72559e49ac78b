import { spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../http/nginx.ts'
import type { Machine } from './machine.ts'
import { loopback } from './machine.ts'

/** Debian installs servers into a folder that only root has in the path. */
const ENV = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` }
/** User id of Debian's account `nobody`: PgBouncer refuses to run as root. */
const NOBODY = 65_534

/** The programs of a cluster that are not installed on this machine. */
export const MISSING = missing(['haproxy', 'pgbouncer'])

/** Returns those of the programs that are not installed. */
export function missing(names: readonly string[]): string[] {
  return names.filter((name) => spawnSync(name, ['--version'], { env: ENV }).error !== undefined)
}

/** A running program of the cluster. */
export interface RunningProgram {
  port: number
  pid: number
  /** Folder of its files, which belongs to its account. */
  folder: string
  /** Returns everything it has printed so far. */
  output(): string
  /** Sends SIGKILL; its files stay. */
  kill(): Promise<void>
  /** Ends the program and deletes its files. */
  stop(): Promise<void>
}

type Changes = readonly (readonly [from: RegExp, to: string])[]

/** A configuration of `deploy/` with the addresses and files of this machine. */
export async function adapted(name: string, changes: Changes): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../../deploy', name), 'utf8')
  return changes.reduce((changed, [from, to]) => {
    // `search` always starts at the beginning, unlike `from.test` of a global expression.
    if (changed.search(from) === -1) throw new Error(`deploy/${name} does not contain ${from}`)
    return changed.replace(from, to)
  }, text)
}

/**
 * Starts HAProxy with `deploy/haproxy.cfg`.
 * @param ports of one to three web processes. The file names three; those beyond the given ones are left out
 */
export async function startHaproxy(ports: readonly number[]): Promise<RunningProgram> {
  const port = await freePort()
  const servers = [1, 2, 3].map((number): Changes[number] => {
    const own = ports[number - 1]
    if (own === undefined) return [new RegExp(`^ *server web${number} .*\\n`, 'gm'), '']
    return [new RegExp(`10\\.0\\.0\\.${10 + number}:9080`, 'g'), `127.0.0.1:${own}`]
  })
  const text = await adapted('haproxy.cfg', [[/bind :443 ssl .*/, `bind 127.0.0.1:${port}`], ...servers])
  return start('haproxy', port, { 'haproxy.cfg': text }, (folder) => ['-db', '-f', join(folder, 'haproxy.cfg')])
}

/** Starts PgBouncer with `deploy/pgbouncer.ini` in front of a PostgreSQL server of this machine. */
export async function startPgbouncer(
  target: { port: number; name: string; username: string; password: string },
  port: number,
): Promise<RunningProgram> {
  const text = (folder: string): Promise<string> =>
    adapted('pgbouncer.ini', [
      [/^quandary = .*/m, `${target.name} = host=127.0.0.1 port=${target.port} dbname=${target.name}`],
      [/listen_addr = .*/, 'listen_addr = 127.0.0.1'],
      [/listen_port = .*/, `listen_port = ${port}`],
      [/auth_file = .*/, `auth_file = ${join(folder, 'userlist.txt')}`],
      [/logfile = .*\n/, ''],
      [/pidfile = .*\n/, ''],
      [/unix_socket_dir = .*/, 'unix_socket_dir ='],
    ])
  const files = { 'pgbouncer.ini': text, 'userlist.txt': `"${target.username}" "${target.password}"\n` }
  return start('pgbouncer', port, files, (folder) => [join(folder, 'pgbouncer.ini')])
}

/**
 * Starts a program in a new folder, and resolves when it listens.
 * @param at its port, or the folder and machine as well
 * @param files its configuration; a function gets the path of the folder
 * @param options returns its arguments
 */
export async function start(
  name: string,
  at: number | { port: number; folder?: string; machine?: Machine },
  files: Record<string, string | ((folder: string) => Promise<string>)>,
  options: (folder: string) => string[],
): Promise<RunningProgram> {
  const { port, machine, ...given } = typeof at === 'number' ? { port: at } : at
  const folder = given.folder ?? (await newFolderOf(name))
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, file), typeof text === 'string' ? text : await text(folder))
  }
  return startIn(folder, { name, port, options: options(folder), machine })
}

/** Creates a folder that belongs to the account of the programs. */
export async function newFolderOf(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `quandary-${name}-`))
  await chmod(folder, 0o755)
  if (process.getuid?.() === 0) await chown(folder, NOBODY, NOBODY)
  return folder
}

/** Starts a program in a folder that has its files already. */
export async function startIn(
  folder: string,
  {
    name,
    port,
    options,
    machine = loopback,
  }: { name: string; port: number; options: string[]; machine?: Machine | undefined },
): Promise<RunningProgram> {
  const { command, args, account } = machine.run(name, options)
  const env = { ...ENV, HOME: folder }
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], ...account })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([listens(port, machine.siteAddress), ended])
  if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${output}`)
  return {
    port,
    // Defined for every process that was started.
    pid: child.pid ?? 0,
    folder,
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      // SIGTERM alone would wait for open connections.
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listens(port: number, address: string): Promise<void> {
  const isOpen = await new Promise<boolean>((resolve) => {
    const socket = connect(port, address, () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
  if (isOpen) return
  await new Promise((resolve) => setTimeout(resolve, 20))
  await listens(port, address)
}
