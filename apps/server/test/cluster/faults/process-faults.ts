import { vi } from 'vitest'
import type { Cluster } from '../cluster.ts'
import type { Fault } from './fault.ts'
import { RESTARTED } from './fault.ts'

const POOLER_STANDS_MS = 5_000

export class WebKilled implements Fault {
  readonly lastsMs = 0
  readonly #site: Cluster
  readonly #index: number

  constructor(site: Cluster, number: number) {
    this.#site = site
    this.#index = Math.floor(number * site.webs.length)
  }

  async cause(): Promise<void> {
    await this.#site.webs[this.#index]?.kill()
  }

  async heal(): Promise<void> {
    await vi.waitFor(() => this.#site.startWeb(this.#index), RESTARTED)
  }
}

export class WorkerKilled implements Fault {
  readonly lastsMs = 0
  readonly #site: Cluster

  constructor(site: Cluster) {
    this.#site = site
  }

  cause(): Promise<void> {
    return this.#site.worker().kill()
  }

  async heal(): Promise<void> {
    await vi.waitFor(() => this.#site.startWorker(), RESTARTED)
  }
}

export class PoolerRestarted implements Fault {
  readonly lastsMs = 0
  readonly #site: Cluster

  constructor(site: Cluster) {
    this.#site = site
  }

  cause(): Promise<void> {
    return this.#site.restartPooler()
  }

  async heal(): Promise<void> {}
}

/** The pooler is paused, and resumed later. */
export class PoolerPaused implements Fault {
  readonly lastsMs = POOLER_STANDS_MS
  readonly #site: Cluster
  #resume: (() => void) | undefined

  constructor(site: Cluster) {
    this.#site = site
  }

  async cause(): Promise<void> {
    this.#resume = this.#site.pausePooler()
    // A process that waits for the database still reports that it runs. Otherwise a service manager would end it.
    for (const { address } of this.#site.webs) await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) })
  }

  async heal(): Promise<void> {
    this.#resume?.()
  }
}
