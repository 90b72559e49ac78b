import { expect } from 'vitest'
import { NetworkMachine } from '../networks.ts'
import type { PostgresCluster } from '../patroni.ts'
import { psql } from '../psql.ts'
import type { Fault } from './fault.ts'
import { isReplaced, standby } from './fault.ts'

type Network = 'servers' | 'site'
/**
 * Longer than `wal_sender_timeout` of `deploy/patroni.yml`, so that the other standby replaces the one that is cut off.
 */
const STANDBY_IS_CUT_MS = 12_000
/** Seconds to wait for a write to be acknowledged: fewer than Patroni takes to demote a primary that reaches nobody. */
const ACCEPTED_SECONDS = 4

const CREATE = 'create table if not exists chaos_writes (text text)'

/**
 * The primary is cut off from the other servers, and optionally from the site, until another server has replaced it.
 * From the moment it is cut off it must not acknowledge a write, and what it stored meanwhile must be gone when it is
 * back.
 */
export class PrimaryCutOff implements Fault {
  readonly lastsMs = 0
  readonly #postgres: PostgresCluster
  readonly #networks: readonly Network[]
  readonly #text = crypto.randomUUID()
  #cut = ''

  constructor(postgres: PostgresCluster, networks: readonly Network[]) {
    this.#postgres = postgres
    this.#networks = networks
  }

  async cause(): Promise<void> {
    this.#cut = await this.#postgres.primary()
    const machine = machineOf(this.#postgres, this.#cut)
    expect(await psql(machine, CREATE, 60)).toMatchObject({ isAcknowledged: true })
    for (const network of this.#networks) machine.cut(network)
    await this.#reachesNobody()
    await this.#refusesWrites('at once')
  }

  async heal(): Promise<void> {
    const machine = machineOf(this.#postgres, this.#cut)
    try {
      await isReplaced(this.#postgres, this.#cut)
      await this.#refusesWrites('after it was replaced')
    } finally {
      for (const network of this.#networks) machine.connect(network)
    }
    await this.#postgres.isWhole()
    const primary = machineOf(this.#postgres, await this.#postgres.primary())
    const select = `select text from chaos_writes where text like '${this.#text}%'`
    expect(await psql(primary, select, 60)).toEqual({ isAcknowledged: true, output: '' })
  }

  /** Expects that no packet reaches another database server. */
  async #reachesNobody(): Promise<void> {
    const machine = machineOf(this.#postgres, this.#cut)
    for (const name of await this.#postgres.standbys()) {
      const { address } = machineOf(this.#postgres, name)
      expect(await psql(machine, 'select 1', 2, address)).toMatchObject({ isAcknowledged: false })
    }
  }

  async #refusesWrites(when: string): Promise<void> {
    const insert = `insert into chaos_writes values ('${this.#text} ${when}')`
    const machine = machineOf(this.#postgres, this.#cut)
    expect(await psql(machine, insert, ACCEPTED_SECONDS)).toMatchObject({ isAcknowledged: false })
  }
}

export class StandbyCutOff implements Fault {
  readonly lastsMs = STANDBY_IS_CUT_MS
  readonly #postgres: PostgresCluster
  readonly #number: () => number
  #cut = ''

  constructor(postgres: PostgresCluster, number: () => number) {
    this.#postgres = postgres
    this.#number = number
  }

  async cause(): Promise<void> {
    this.#cut = await standby(this.#postgres, this.#number)
    for (const network of ['servers', 'site'] as const) machineOf(this.#postgres, this.#cut).cut(network)
  }

  async heal(): Promise<void> {
    const machine = machineOf(this.#postgres, this.#cut)
    for (const network of ['servers', 'site'] as const) machine.connect(network)
    await this.#postgres.isWhole()
  }
}

function machineOf(postgres: PostgresCluster, name: string): NetworkMachine {
  const machine = postgres.machineOf(name)
  if (!(machine instanceof NetworkMachine)) throw new Error('Only a machine with a network of its own can be cut off')
  return machine
}
