import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ring } from '../alarm.ts'

/** A server with its own data folder. */
export interface StartedServer {
  /** Address of the server, e.g. `http://localhost:41234`. */
  address: string
  dataDir: string
  /** The administrator of an automatic install. */
  admin: { email: string; password: string }
  /** The newest mail to an address, once it has been written to the outbox. */
  mailTo(address: string): Promise<string>
}

/** A server in a separate process, as an operator runs it. */
export interface ServerProcess extends StartedServer {
  pid: number
  /** Returns everything the server has printed so far. */
  output(): string
  /**
   * Sends SIGTERM, and resolves to the exit code. Errors in the server's log ring the alarm (`alarm.ts`), which fails
   * the test.
   */
  stop(): Promise<number | null>
  /** Sends SIGKILL, which simulates a power cut. Stored data remains. */
  kill(): Promise<void>
}

/** The administrator of an automatic install. */
export const ADMIN = { email: 'admin@example.com', password: 'admin-password' }

/** Environment of a server that installs a site automatically and listens on a free loopback port. */
export const AUTOMATIC_INSTALL = {
  HOST: '127.0.0.1',
  PORT: '0',
  SETUP: 'auto',
  RATE_LIMITS: 'off',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
} as const
/** Matches a log line at level error or fatal. */
const ERROR_LINE = /^\{"level":[56]0,/
const MAIN = join(import.meta.dirname, '../../src/cli/main.js')

/** An installed copy of the server, outside this repository's source. */
export interface Installed {
  /** Path of the script that Node runs. */
  program: string
  /** The working folder. */
  folder: string
}

/**
 * Starts `quandary serve` on a free loopback port with an empty data folder.
 * @param env added to the environment, e.g. `{ SETUP: 'wizard' }`. By default, the server installs a site
 * automatically with sample content. If `DATA_DIR` is set, that folder is used, and is not deleted when the server
 * stops
 * @param options.umask umask of the server; by default that of this process
 * @param options.fileBlocks maximum size of a file that the server can write, in blocks of 512 bytes; simulates a
 * full disk
 * @param options.program script of an installed server, started instead of this repository's `quandary serve`
 * @param options.folder working folder of the installed server. Its data folder is `data` in this folder, and is
 * not deleted
 */
export async function startServerProcess(
  env: Record<string, string> = {},
  { umask, fileBlocks, program, folder }: { umask?: string; fileBlocks?: number } & Partial<Installed> = {},
): Promise<ServerProcess> {
  const named = folder === undefined ? env.DATA_DIR : join(folder, 'data')
  const dataDir = named ?? (await mkdtemp(join(tmpdir(), 'quandary-e2e-')))
  const command = program === undefined ? [MAIN, 'serve'] : [program]
  const setUmask = umask === undefined ? '' : `umask ${umask}; `
  // By default, exceeding the file size limit sends SIGXFSZ, which would end the process. With the signal ignored, the
  // write fails instead.
  const limitFiles = fileBlocks === undefined ? '' : `trap '' XFSZ; ulimit -f ${fileBlocks}; `
  const child = spawn('sh', ['-c', `${setUmask}${limitFiles}exec "$0" "$@"`, process.execPath, ...command], {
    ...(folder !== undefined && { cwd: folder }),
    env: {
      PATH: process.env.PATH ?? '',
      ...AUTOMATIC_INSTALL,
      ...(folder === undefined && { DATA_DIR: dataDir }),
      SAMPLE_CONTENT: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const removeData = async (): Promise<void> => {
    if (named === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const found = /Quandary is ready at (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    void exited.then((code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)))
  })
  const address = await ready.catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  return {
    address,
    dataDir,
    // Defined for every process that was started.
    pid: child.pid ?? 0,
    admin: ADMIN,
    output: () => output,
    mailTo: (to) => mailIn(join(dataDir, 'outbox'), to),
    async stop() {
      child.kill('SIGTERM')
      const code = await exited
      for (const line of output.split('\n')) if (ERROR_LINE.test(line)) ring(line)
      await removeData()
      return code
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

const MAIL_TIMEOUT_MS = 15_000

/**
 * Waits for the newest mail to an address. Mails are sent by a background job, so the outbox is watched until the mail
 * is there.
 */
export async function mailIn(outbox: string, to: string): Promise<string> {
  const until = Date.now() + MAIL_TIMEOUT_MS
  while (Date.now() < until) {
    const files = await readdir(outbox).catch(() => [])
    for (const file of files
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .toReversed()) {
      const mail = await readFile(join(outbox, file), 'utf8')
      if (new RegExp(`^To: .*${to.replaceAll('.', String.raw`\.`)}`, 'im').test(mail)) return mail
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${to} in the outbox`)
}
