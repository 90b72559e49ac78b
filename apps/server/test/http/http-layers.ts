import type { FastifyInstance } from 'fastify'
import type { HttpAppOptions } from '../../src/platform/http/http-app.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'

/** An HTTP layer that serves one site after another. */
interface Layer {
  http: FastifyInstance
  /** The current site; every request reads it. */
  served: HttpAppOptions
  /** Number of requests in progress. */
  running: number
}

/** An HTTP layer lent to one site. */
export interface AcquiredLayer {
  http: FastifyInstance
  release(): Promise<void>
}

/**
 * The HTTP layers of one worker. Registering the routes of all operations takes longer than most tests run, and the
 * HTTP layer is stateless, so one layer serves one site after another.
 */
export class HttpLayers {
  #free: Layer[] = []
  #prepare: (http: FastifyInstance) => void

  /** @param prepare called once with each layer */
  constructor(prepare: (http: FastifyInstance) => void) {
    this.#prepare = prepare
  }

  /** Returns a layer that serves a site without trusted proxies. */
  async acquire(site: HttpAppOptions): Promise<AcquiredLayer> {
    const shared = this.#free.pop() ?? (await this.#create(site))
    Object.assign(shared.served, site)
    return { http: shared.http, release: () => this.#release(shared) }
  }

  async #create(site: HttpAppOptions): Promise<Layer> {
    const served = { ...site }
    const http = await createHttpApp(served)
    const shared: Layer = { http, served, running: 0 }
    http.addHook('onRequest', (_request, _reply, done) => {
      shared.running += 1
      done()
    })
    http.addHook('onResponse', (_request, _reply, done) => {
      shared.running -= 1
      done()
    })
    this.#prepare(http)
    return shared
  }

  async #release(shared: Layer): Promise<void> {
    // The layer is not reused while a request is running, because the request would continue on the next site.
    if (shared.running === 0) this.#free.push(shared)
    else await shared.http.close()
  }
}
