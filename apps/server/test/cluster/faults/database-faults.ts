import type { PostgresCluster } from '../patroni.ts'
import type { Fault, Targets } from './fault.ts'
import { isReplaced, standby } from './fault.ts'
import { WebKilled } from './process-faults.ts'

/** Longer than `wal_sender_timeout` of `deploy/patroni.yml`, so that the other standby replaces the paused one. */
const STANDBY_STANDS_MS = 7_000

export class PrimaryKilled implements Fault {
  readonly lastsMs = 0
  readonly #postgres: PostgresCluster
  #killed = ''

  constructor(postgres: PostgresCluster) {
    this.#postgres = postgres
  }

  async cause(): Promise<void> {
    this.#killed = await this.#postgres.primary()
    await this.#postgres.kill(this.#killed)
  }

  async heal(): Promise<void> {
    await isReplaced(this.#postgres, this.#killed)
    await this.#postgres.restart(this.#killed)
  }
}

export class StandbyKilled implements Fault {
  readonly lastsMs = 0
  readonly #postgres: PostgresCluster
  readonly #number: () => number
  #killed = ''

  constructor(postgres: PostgresCluster, number: () => number) {
    this.#postgres = postgres
    this.#number = number
  }

  async cause(): Promise<void> {
    this.#killed = await standby(this.#postgres, this.#number)
    await this.#postgres.kill(this.#killed)
  }

  heal(): Promise<void> {
    return this.#postgres.restart(this.#killed)
  }
}

/** A standby is paused, and resumed later. */
export class StandbyPaused implements Fault {
  readonly lastsMs = STANDBY_STANDS_MS
  readonly #postgres: PostgresCluster
  readonly #number: () => number
  #resume: (() => void) | undefined

  constructor(postgres: PostgresCluster, number: () => number) {
    this.#postgres = postgres
    this.#number = number
  }

  async cause(): Promise<void> {
    this.#resume = this.#postgres.pause(await standby(this.#postgres, this.#number))
  }

  async heal(): Promise<void> {
    this.#resume?.()
  }
}

/** The primary is moved on purpose, as before maintenance. */
export class SwitchedOver implements Fault {
  readonly lastsMs = 0
  readonly #postgres: PostgresCluster

  constructor(postgres: PostgresCluster) {
    this.#postgres = postgres
  }

  async cause(): Promise<void> {
    const [to = ''] = await this.#postgres.standbys()
    await this.#postgres.switchover(to)
  }

  async heal(): Promise<void> {}
}

export class EtcdKilled implements Fault {
  readonly lastsMs = 0
  readonly #postgres: PostgresCluster

  constructor(postgres: PostgresCluster) {
    this.#postgres = postgres
  }

  cause(): Promise<void> {
    return this.#postgres.restartEtcd()
  }

  async heal(): Promise<void> {}
}

export class PrimaryAndWebKilled implements Fault {
  readonly lastsMs = 0
  readonly #faults: readonly Fault[]

  constructor({ postgres, site }: Targets, number: number) {
    this.#faults = [new PrimaryKilled(postgres), new WebKilled(site, number)]
  }

  async cause(): Promise<void> {
    await Promise.all(this.#faults.map((fault) => fault.cause()))
  }

  async heal(): Promise<void> {
    await Promise.all(this.#faults.map((fault) => fault.heal()))
  }
}
