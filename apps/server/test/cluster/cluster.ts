import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QuandaryClient } from '@quandary/api-client'
import { createQuandaryClient, memoryTokenStore, retryingFetch, unwrap } from '@quandary/api-client'
import type { TestDatabase } from '../databases/test-database.ts'
import { emptyDatabase, environmentOf } from '../databases/test-database.ts'
import { freePort } from '../http/nginx.ts'
import type { ServerProcess } from '../processes/start-process.ts'
import { startServerProcess } from '../processes/start-process.ts'
import { FakeClocks } from './fake-clocks.ts'
import type { RunningProgram } from './programs.ts'
import { startHaproxy, startPgbouncer } from './programs.ts'

export const PASSWORD = 'correct-horse'

/** A site of three web processes and a worker behind HAProxy, on PostgreSQL behind PgBouncer. */
export interface Cluster {
  /** The address of HAProxy. */
  address: string
  dataDir: string
  webs: ServerProcess[]
  /** The clocks of the processes, `web0` to `web2` and `worker`, if they have their own. */
  clocks: FakeClocks | undefined
  worker(): ServerProcess
  /** The token of the administrator. */
  adminToken: string
  /** Starts another process of the site. */
  startProcess(env: Record<string, string>): Promise<ServerProcess>
  /** Starts a web process again after it has ended. */
  startWeb(index: number): Promise<void>
  /** Starts the worker again after it has ended. */
  startWorker(): Promise<void>
  /** Restarts the pooler, which drops every connection. */
  restartPooler(): Promise<void>
  /** Sends SIGSTOP to the pooler, and returns a function that resumes it. */
  pausePooler(): () => void
  /** Creates members of high reputation and returns their tokens. */
  makeMembers(names: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

/**
 * @param given.database an empty database; by default a new one on the shared server
 * @param given.hasClocks true if each process gets a clock that can be set
 * @param given.env added to the environment of each process
 */
export async function startCluster(
  given: { database?: TestDatabase; hasClocks?: boolean; env?: Record<string, string> } = {},
): Promise<Cluster> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'quandary-cluster-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  const { config, drop } = given.database ?? (await emptyDatabase('postgres'))
  if (config.type !== 'postgres') throw new Error('A cluster has PostgreSQL')
  closing.push(drop)
  const poolerPort = await freePort()
  let pooler: RunningProgram = await startPgbouncer(config, poolerPort)
  closing.push(() => pooler.stop())
  const env = {
    ...environmentOf({ ...config, host: '127.0.0.1', port: poolerPort }),
    DB_PREPARED: 'off',
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
    LEAVE_MS: '3000',
    ...given.env,
  }
  const running = new Set<ServerProcess>()
  closing.push(() => Promise.all([...running].map((server) => server.kill())))
  const startProcess = async (own: Record<string, string>): Promise<ServerProcess> => {
    const server = await startServerProcess({ ...env, ...own })
    running.add(server)
    return server
  }
  const clocks = given.hasClocks ? await FakeClocks.make() : undefined
  if (clocks) closing.push(() => clocks.close())
  const startWorker = async (): Promise<ServerProcess> =>
    startProcess({ ...(await clocks?.environmentOf('worker')), ROLE: 'worker' })
  const ports = [await freePort(), await freePort(), await freePort()]
  const webs: ServerProcess[] = []
  const startWeb = async (index: number): Promise<void> => {
    const clock = await clocks?.environmentOf(`web${index}`)
    webs[index] = await startProcess({ ...clock, ROLE: 'web', PORT: String(ports[index]) })
  }
  try {
    for (const index of ports.keys()) await startWeb(index)
    let worker = await startWorker()
    const proxy = await startHaproxy(ports)
    closing.push(() => proxy.stop())
    const address = `http://127.0.0.1:${proxy.port}`
    const { email, password } = webs[0]?.admin ?? { email: '', password: '' }
    const adminToken = await signIn(webs[0]?.address ?? '', email, password)
    const admin = clientAt(address, adminToken)
    await isReady(address)
    return {
      address,
      dataDir,
      webs,
      clocks,
      worker: () => worker,
      adminToken,
      startProcess,
      startWeb,
      async startWorker() {
        worker = await startWorker()
      },
      async restartPooler() {
        await pooler.stop()
        pooler = await startPgbouncer(config, poolerPort)
      },
      pausePooler() {
        const { pid } = pooler
        process.kill(pid, 'SIGSTOP')
        return () => void process.kill(pid, 'SIGCONT')
      },
      async makeMembers(names) {
        const users = names.map((name) => `${name}, ${name}@qa.test, ${PASSWORD}`).join('\n')
        await unwrap(admin.call('createUsers', { body: { users } }))
        return Promise.all(names.map((name) => signIn(address, `${name}@qa.test`, PASSWORD)))
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Creates a client that retries requests that got no response, like the browser apps. */
export function clientAt(address: string, token?: string): QuandaryClient {
  const tokens = memoryTokenStore(token)
  return createQuandaryClient({
    baseUrl: address,
    tokens,
    language: 'en_US',
    timeoutMs: 30_000,
    fetch: retryingFetch(),
  })
}

async function signIn(address: string, e_mail: string, pass: string): Promise<string> {
  return (await unwrap(clientAt(address).call('loginByEmail', { body: { e_mail, pass } }))).access_token
}

/** Resolves when HAProxy has found a healthy process. */
async function isReady(address: string): Promise<void> {
  const { ok } = await fetch(`${address}/readyz`)
  if (ok) return
  await new Promise((resolve) => setTimeout(resolve, 100))
  await isReady(address)
}
