import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { ConnectionPool } from '../postgres/postgres-driver.ts'
import { QueryTookTooLong } from '../query-took-too-long.ts'
import type { StatementListeners } from '../statement-listeners.ts'
import type { Tables } from '../tables.ts'
import type { KnownPosition } from './known-position.ts'
import { readScope, withReplica } from './read-scope.ts'
import type { ReplicaState } from './replica.ts'
import { Replica } from './replica.ts'

const READS = /^\s*(?:select|with)\b/i
const WRITES = /\b(?:insert|update|delete)\b/i
/** The table of counts is unlogged, so no replica has its rows, and no page shows them. */
const UNLOGGED = /\bephemeral_entries\b/

/**
 * Decides which reads go to a replica of PostgreSQL: separate searches, and the reads and searches of work given to
 * {@link read} until it writes (other than counts), begins a transaction or the replica fails. The primary executes the
 * rest, so apart from a search's time limit no failure of a replica reaches a caller. Before the work, the primary's
 * position is read; a replica must have replayed up to it, so the reads see everything that any process committed
 * before.
 */
export class Replicas {
  #replicas: readonly Replica[]
  #position: KnownPosition
  #listeners: ((state: ReplicaState) => void)[] = []
  #turn = 0

  constructor(
    pools: readonly { name: string; pool: ConnectionPool }[],
    { position, statements }: { position: KnownPosition; statements: StatementListeners },
  ) {
    this.#position = position
    const onChange = ({ state }: Replica): void => {
      for (const listener of this.#listeners) listener(state)
    }
    this.#replicas = pools.map(({ name, pool }) => new Replica(name, { pool, position, statements, onChange }))
  }

  /** Adds a listener for a replica that is left out or used again. */
  on(listener: (state: ReplicaState) => void): void {
    this.#listeners.push(listener)
  }

  /** Runs work whose reads a replica may answer. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    if (readScope()) return work()
    const replica = await this.#choose()
    return replica ? withReplica(replica, work) : work()
  }

  /**
   * Runs the reads of a search at a replica, and at the primary if that fails.
   * @param atPrimary runs them at the primary
   */
  async search<T>(
    milliseconds: number,
    work: (db: Kysely<Tables>) => Promise<T>,
    atPrimary: () => Promise<T>,
  ): Promise<T> {
    const scope = readScope()
    const replica = scope ? scope.replica : await this.#choose()
    if (!replica) return atPrimary()
    try {
      return await replica.search(milliseconds, work)
    } catch (error) {
      if (error instanceof QueryTookTooLong) throw error
      if (scope) scope.replica = undefined
      return atPrimary()
    }
  }

  /** Returns the answer of a replica to a statement, or undefined if the primary has to execute it. */
  async answer<Row>(query: CompiledQuery): Promise<QueryResult<Row> | undefined> {
    const scope = readScope()
    if (!scope?.replica || UNLOGGED.test(query.sql)) return undefined
    if (!READS.test(query.sql) || WRITES.test(query.sql)) {
      scope.replica = undefined
      return undefined
    }
    try {
      return await scope.replica.read<Row>(query)
    } catch {
      scope.replica = undefined
      return undefined
    }
  }

  /**
   * Makes the surrounding work read from the primary, because it begins a transaction whose changes its later reads
   * must see.
   */
  beginsTransaction(): void {
    const scope = readScope()
    if (scope) scope.replica = undefined
  }

  /** Examines all replicas and returns their states. */
  async examine(): Promise<ReplicaState[]> {
    await Promise.all(this.#replicas.map((replica) => replica.examine()))
    return this.#replicas.map(({ state }) => state)
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()))
  }

  /** Returns the next usable replica, once the position that it must have replayed is known. */
  async #choose(): Promise<Replica | undefined> {
    const used = this.#replicas.filter((replica) => replica.isUsed())
    this.#turn += 1
    const replica = used[this.#turn % used.length]
    if (!replica) return undefined
    return this.#position.read().then(
      () => replica,
      // The primary reports its own failure.
      () => undefined,
    )
  }
}
