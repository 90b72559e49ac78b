import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EXECUTED_ENV } from '../../../../scripts/tests/reuse/executed.ts'
import type { LiveMemory } from '../load-bounds/live-memory.ts'
import { ADMIN, mailIn } from './start-process.ts'

/**
 * A request to the process: serve a site, stop it, return the alarms since the last request, measure memory, or record
 * what has been executed since the last request.
 */
export type HostRequest =
  | { do: 'serve'; env: Record<string, string> }
  | { do: 'stop' }
  | { do: 'take alarms' }
  | { do: 'measure memory' }
  /**
   * @param test the test file that was served, from the root of the repository; absent for code that every test file
   * executes
   */
  | { do: 'record'; test?: string }

export interface HostReply {
  address?: string | undefined
  alarms?: string[]
  memory?: LiveMemory
  error?: string
}

/** A site that the process of a host serves. */
export interface HostedSite {
  /** Address of the site, e.g. `http://localhost:41234`. */
  address: string
  dataDir: string
  /** The administrator of an automatic install. */
  admin: { email: string; password: string }
  /** The newest mail to an address, once it has been written to the outbox. */
  mailTo(address: string): Promise<string>
}

const PROCESS = join(import.meta.dirname, 'site-host-process.ts')
/** Records what the server executes, so that later runs can select the test files that a change can affect. */
const RECORDER = pathToFileURL(join(import.meta.dirname, '../../../../scripts/tests/reuse/register-process.ts')).href
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compiled')

/**
 * Serves new sites, one at a time, from one process. A site with sample content is installed once and copied. Its
 * address is in its settings, so a host uses the same port for all of its sites.
 */
export class SiteHost {
  #child: ChildProcess
  #exited: Promise<number | null>
  #folder: string
  #port: number
  #installed: Promise<string> | undefined
  #sites = 0

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child
    this.#exited = new Promise((resolve) => child.once('exit', resolve))
    this.#folder = folder
    this.#port = port
  }

  static async start(): Promise<SiteHost> {
    const executed = process.env[EXECUTED_ENV]
    const child = fork(PROCESS, {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: COMPILED,
        ...(executed === undefined ? {} : { [EXECUTED_ENV]: executed }),
      },
      execArgv: executed === undefined ? [] : ['--import', RECORDER],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return new SiteHost(child, await mkdtemp(join(tmpdir(), 'quandary-sites-')), await freePort())
  }

  /**
   * Serves a new site instead of the previous one.
   * @param options.env added to the environment, e.g. `{ SETUP: 'wizard' }`; by default an installed site with sample
   * content
   * @param options.path path in the site's address; by default the site is at the root of the host
   * @param options.prepare writes into the data folder before the site starts
   */
  async open(options: {
    env: Record<string, string>
    path?: string
    prepare?: (dataDir: string) => Promise<void>
  }): Promise<HostedSite> {
    const dataDir = join(this.#folder, String((this.#sites += 1)))
    const { path = '' } = options
    const address = `http://localhost:${this.#port}${path}`
    if (options.env.SETUP === undefined && path === '') {
      this.#installed ??= this.#install()
      await cp(await this.#installed, dataDir, { recursive: true })
    }
    await options.prepare?.(dataDir)
    await this.#serve(dataDir, { ...(path !== '' && { SITE_URL: address }), ...options.env })
    return {
      address,
      dataDir,
      admin: ADMIN,
      mailTo: (to) => mailIn(join(dataDir, 'outbox'), to),
    }
  }

  /** Returns the errors inside the server since the last call (`alarm.ts`). */
  async takeAlarms(): Promise<string[]> {
    return (await this.#ask({ do: 'take alarms' })).alarms ?? []
  }

  /** Collects garbage and measures the memory of the process. */
  async measureMemory(): Promise<LiveMemory> {
    const { memory } = await this.#ask({ do: 'measure memory' })
    if (!memory) throw new Error('The process that serves the sites did not say how much memory it has')
    return memory
  }

  /** Records what the server has executed since the last call as executed by a test file. */
  async recordExecuted(test?: string): Promise<void> {
    if (process.env[EXECUTED_ENV] === undefined) return
    await this.#ask(test === undefined ? { do: 'record' } : { do: 'record', test })
  }

  async close(): Promise<void> {
    await this.#ask({ do: 'stop' })
    this.#child.disconnect()
    await this.#exited
    await rm(this.#folder, { recursive: true })
  }

  async #install(): Promise<string> {
    const dataDir = join(this.#folder, 'installed')
    await this.#serve(dataDir, {})
    await this.#ask({ do: 'stop' })
    await this.recordExecuted()
    return dataDir
  }

  async #serve(dataDir: string, env: Record<string, string>): Promise<void> {
    await this.#ask({
      do: 'serve',
      env: {
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: dataDir,
        SETUP: 'auto',
        SAMPLE_CONTENT: 'on',
        RATE_LIMITS: 'off',
        OFFLINE_PAGE: 'off',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...env,
      },
    })
  }

  async #ask(request: HostRequest): Promise<HostReply> {
    const replied = once(this.#child, 'message')
    this.#child.send(request)
    const exited = this.#exited.then((code) => {
      throw new Error(`The process that serves the sites ended with ${code}`)
    })
    // The process types the messages that it sends as `HostReply`.
    const [reply] = (await Promise.race([replied, exited])) as [HostReply]
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo // A TCP server has an `AddressInfo`.
  await new Promise((resolve) => probe.close(resolve))
  return port
}
