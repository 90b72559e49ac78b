import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { expect, vi } from 'vitest'
import type { Engine } from '../harness.ts'
import { freePort, startNginx } from './nginx.ts'
import { startServerProcess } from '../processes/start-process.ts'
import { emptyDatabase, environmentOf } from '../databases/test-database.ts'

/** A response from nginx. */
interface NginxAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** A site in a separate process, behind nginx with TLS. */
export interface NginxSite {
  /** Origin of the site. */
  own: string
  /** Id of the process behind nginx. */
  pid: number
  /**
   * Sends a request from a loopback address other than that of nginx, which is the trusted proxy. A string or bytes are
   * sent unchanged, anything else as JSON.
   */
  ask(
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: unknown,
    from?: string,
  ): Promise<NginxAnswer>
  /** Waits for the newest mail to an address in the outbox. */
  mailTo(address: string): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a site with `deploy/nginx.conf` in front of it.
 * @param env added to the environment of the server
 * @param start starts nginx
 * @param path base path of the site
 */
export async function startNginxSite(
  engine: Engine,
  env: Readonly<Record<string, string>>,
  start: typeof startNginx = startNginx,
  path = '',
): Promise<NginxSite> {
  // If a part fails to start, the parts that were started before it are stopped again.
  await using parts = new AsyncDisposableStack()
  const port = await freePort()
  const own = `https://127.0.0.1:${port}`
  const database = await emptyDatabase(engine)
  parts.defer(() => database.drop())
  const proxied = { SITE_URL: own + path, TRUSTED_PROXIES: '127.0.0.1', SAMPLE_CONTENT: 'off' }
  const server = await startServerProcess({ ...proxied, ...environmentOf(database.config), ...env })
  parts.defer(async () => {
    await server.stop()
  })
  const nginx = await start(port, [server.address.replace('localhost', '127.0.0.1')], 'ours')
  parts.defer(() => nginx.stop())
  const agents = new Map<string, Agent>()
  parts.defer(() => {
    for (const agent of agents.values()) agent.destroy()
  })

  /** Returns an agent that keeps its connections from one local address open. */
  function agentOf(from: string): Agent {
    const agent = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from, ca: nginx.certificate })
    agents.set(from, agent)
    return agent
  }

  const ask: NginxSite['ask'] = (method, path, headers = {}, body, from = '127.0.0.2') => {
    const isReady = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    const payload = isReady ? body : JSON.stringify(body)
    // Node sets Content-Length by itself only for methods that usually have a body, so not for DELETE.
    const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
    const asked = { method, host: '127.0.0.1', port, path, headers: { ...headers, ...length }, servername: '' }
    return new Promise((resolve, reject) => {
      const sent = request({ ...asked, agent: agentOf(from) }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      })
      sent.on('error', reject)
      sent.end(payload)
    })
  }

  // nginx does not report when it listens, so this waits for the first response.
  await vi.waitFor(async () => expect((await ask('GET', `${path}/healthz`)).status).toBe(200), { timeout: 10_000 })
  const started = parts.move()
  return { own, pid: server.pid, ask, mailTo: server.mailTo, stop: () => started.disposeAsync() }
}
