import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConnection } from 'mysql2/promise'
import { freePort } from '../http/nginx.ts'

/** True if the programs that {@link startMariaDb} needs are installed. */
export const HAS_MARIADB = ['mariadbd', 'mariadb-install-db', 'my_print_defaults'].every(
  (name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0,
)

export interface MariaDb {
  /** The address of an empty database, with the account that owns it. */
  url: string
  stop(): Promise<void>
}

/** Starts a real MariaDB on a free port of the loopback address. */
export async function startMariaDb(): Promise<MariaDb> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-mariadb-'))
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')]
  const account = process.getuid?.() === 0 ? ['--user=root'] : []
  const install = ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db']
  await promisify(execFile)('mariadb-install-db', [...install, ...account])
  const port = await freePort()
  const places = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
  ]
  const child = spawn('mariadbd', [...places, '--skip-name-resolve', ...account], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await isReady(child.stderr)
    const root = await createConnection({ socketPath: socket, user: 'root' })
    await root.query('create database answer character set utf8mb4')
    await root.query("create user 'reader'@'127.0.0.1' identified by 'p@ss:word'")
    await root.query("grant all on answer.* to 'reader'@'127.0.0.1'")
    await root.end()
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `mysql://reader:${encodeURIComponent('p@ss:word')}@127.0.0.1:${port}/answer`, stop }
}

/** Resolves when the server reports on its standard error that it accepts connections. */
async function isReady(output: NodeJS.ReadableStream): Promise<void> {
  let text = ''
  for await (const part of output) {
    text += String(part)
    if (text.includes('ready for connections')) break
  }
  if (!text.includes('ready for connections')) throw new Error(`MariaDB ended: ${text}`)
}
