import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from '../../src/app.ts'
import { createApp } from '../../src/app.ts'
import { createContext } from '../../src/create-context.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { alarmLog } from '../alarm.ts'
import { mountPages } from '../../src/page-host/index.ts'
import type { TestSite } from '../harness.ts'

/** A response as received over the wire. */
export interface Received {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  /** The text of an uncompressed body. */
  text: string
}

/** The pages of a test's site, over a real socket. The site must have been built. */
export interface Pages {
  site: TestSite
  /** The port that serves them, on the loopback address. */
  port: number
  /** Requests a page. By default without cookies and compression. */
  get(path: string, headers?: Record<string, string>): Promise<Received>
  head(path: string, headers?: Record<string, string>): Promise<Received>
  /** Returns the number of pages rendered so far. */
  made(): number
  /** Blocks the rendering of guests' pages from now on, until the returned function is called. */
  holdGuests(): () => void
}

/** Serves the pages of a site until it is closed. */
export async function startPages(site: TestSite): Promise<Pages> {
  return serve(site, await site.ownServer(), (app) => mountPages(app, site.ctx))
}

/** Serves the same site as another process would: with separate connections, memory and settings. */
export async function startSecondProcess(site: TestSite): Promise<Pages & { close(): Promise<void> }> {
  const database = openDatabase(site.databaseConfig, site.dataDir)
  const context = createContext({ config: site.ctx.config, database, clock: site.clock, log: alarmLog() })
  const app = await createApp(context)
  const pages = await serve(site, app, () => mountPages(app, context))
  const close = async (): Promise<void> => {
    await app.http.close()
    await database.close()
  }
  return { ...pages, close }
}

async function serve(site: TestSite, app: App, mount: (app: App) => Promise<RequestListener>): Promise<Pages> {
  let made = 0
  let held: Promise<void> | undefined
  const runAs = app.dispatcher.runAs.bind(app.dispatcher)
  app.dispatcher.runAs = async (id, raw, viewer) => {
    // Counts renderings: every page reads the settings once.
    if (id === 'getSiteInfo' && raw.forPage === true) {
      made += 1
      if (viewer === null) await held
    }
    return runAs(id, raw, viewer)
  }
  const server = createServer(await mount(app))
  app.http.addHook('onClose', () => server[Symbol.asyncDispose]())
  await app.http.ready()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    site,
    port,
    get: (path, headers = {}) => receive({ method: 'GET', port, path, headers }),
    head: (path, headers = {}) => receive({ method: 'HEAD', port, path, headers }),
    made: () => made,
    holdGuests: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}

function receive(asked: {
  method: 'GET' | 'HEAD'
  port: number
  path: string
  headers: Record<string, string>
}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', agent: false, ...asked }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}
