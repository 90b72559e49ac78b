import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import { sql } from 'kysely'
import type pg from 'pg'
import { errorType } from '../../spans/current-span.ts'
import { pipelinedPostgres } from '../postgres/pipelined-postgres.ts'
import type { ConnectionPool } from '../postgres/postgres-driver.ts'
import type { StatementListeners } from '../statement-listeners.ts'
import { storageFaultOf } from '../storage-fault.ts'
import type { Tables } from '../tables.ts'
import { withTimeLimit } from '../time-limit.ts'
import { together } from '../together.ts'
import type { KnownPosition } from './known-position.ts'
import type { Objection, PrimaryPosition, ReplicaPosition } from './wal-position.ts'
import { bytesBehind, hasHistoryOf, objectionTo, REPLAYED_SQL, REPLICA_POSITION_SQL } from './wal-position.ts'

/** Time in milliseconds after which a replica that replays nothing is left out, so that reads do not keep trying it. */
const STUCK_MS = 1_000
/** The pause in milliseconds until a replica that is left out is examined again. It doubles with each failure. */
const PAUSES = { first: 1_000, longest: 30_000 }
/** The attempts of an examination, because a replica in use is usually a few milliseconds behind. */
const EXAMINATION = { attempts: 5, pauseMs: 50 }

/** The state of a replica, for operators. */
export interface ReplicaState {
  /** Host and port. */
  name: string
  /** The reason why no reads are sent to it at the moment; undefined while it is used. */
  leftOut: string | undefined
  /**
   * Bytes of the write-ahead log that it had not replayed when its position was last read; undefined if it did not
   * respond.
   */
  bytesBehind: number | undefined
}

/** A replica must not answer a read. */
class NotCurrent extends Error {
  override name = 'NotCurrent'
  readonly objection: Objection
  constructor(objection: Objection) {
    super(objection)
    this.objection = objection
  }
}

/**
 * One replica. Decides if it is used, and runs reads that see everything up to the last known position of the primary.
 */
export class Replica {
  readonly name: string
  #pool: ConnectionPool
  #db: Kysely<Tables>
  #position: KnownPosition
  #statements: StatementListeners
  #onChange: (replica: Replica) => void
  /**
   * The position last read on each connection. A new connection reads it again, because it may lead to another server.
   */
  #proved = new WeakMap<pg.PoolClient, ReplicaPosition>()
  #leftOut: string | undefined = 'not examined yet'
  #retry = { at: 0, pauseMs: PAUSES.first }
  #examination: Promise<void> | undefined
  #behind: number | undefined
  /** The last position at which it was behind, and since when. */
  #stuck: { at: number | null; since: number } | undefined

  /** @param parts.onChange called when the replica is left out or used again */
  constructor(
    name: string,
    parts: {
      pool: ConnectionPool
      position: KnownPosition
      statements: StatementListeners
      onChange: (replica: Replica) => void
    },
  ) {
    this.name = name
    this.#pool = parts.pool
    this.#position = parts.position
    this.#statements = parts.statements
    this.#onChange = parts.onChange
    this.#db = pipelinedPostgres<Tables>({ pool: parts.pool }, (statement) => this.#emit(statement))
  }

  get state(): ReplicaState {
    return { name: this.name, leftOut: this.#leftOut, bytesBehind: this.#behind }
  }

  /** True while it is used. If it is left out and its pause is over, starts an examination in the background. */
  isUsed(): boolean {
    if (this.#leftOut === undefined) return true
    if (performance.now() >= this.#retry.at) void this.examine()
    return false
  }

  /**
   * Runs a statement that reads.
   * @throws if the replica has not replayed up to the known position of the primary, or cannot respond; the primary
   * must execute the statement then
   */
  async read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const client = await this.#connect()
    const sentAt = performance.now()
    let failure: unknown
    try {
      // Sent together, in one round trip. The replica reads its position before it takes the snapshot of the statement.
      const [, { rows }] = await together([
        this.#prove(client),
        client.query<Row & pg.QueryResultRow>(query.sql, [...query.parameters]),
      ])
      this.#emit({ text: query.sql, ms: performance.now() - sentAt })
      return { rows }
    } catch (error) {
      failure = error
      this.#emit({ text: query.sql, ms: performance.now() - sentAt, failure: errorType(error) })
      this.#noteFailure(error)
      throw error
    } finally {
      // After a conflict with the recovery the connection may be broken.
      client.release(failure !== undefined && !(failure instanceof NotCurrent))
    }
  }

  /** Like {@link read}, for a search whose statements have a time limit. */
  async search<T>(milliseconds: number, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    try {
      return await withTimeLimit(this.#db, milliseconds, work, async (tx) => {
        const primary = this.#primary()
        const { rows } = await sql.raw<ReplicaPosition>(REPLICA_POSITION_SQL).execute(tx)
        this.#judge(rows[0], primary)
      })
    } catch (error) {
      this.#noteFailure(error)
      throw error
    }
  }

  /** Compares the positions of the primary and the replica, and uses the replica or leaves it out accordingly. */
  examine(): Promise<void> {
    return (this.#examination ??= this.#examine().finally(() => {
      this.#examination = undefined
    }))
  }

  async close(): Promise<void> {
    await this.#examination
    await this.#db.destroy()
    if (!this.#pool.ended) await this.#pool.end()
  }

  async #examine(): Promise<void> {
    const primary = await this.#position.read().catch(() => undefined)
    // Without the primary nothing can be said about its replicas.
    if (!primary) return this.#postpone()
    try {
      for (let attempt = 1; ; attempt += 1) {
        const { rows } = await this.#pool.query<ReplicaPosition>(REPLICA_POSITION_SQL, [])
        const objection = this.#compare(rows[0], primary)
        if (objection === undefined) return this.#use()
        if (objection !== 'behind' || attempt === EXAMINATION.attempts) return this.#leaveOut(objection)
        await pause(EXAMINATION.pauseMs)
      }
    } catch (error) {
      this.#behind = undefined
      this.#leaveOut(reasonOf(error))
    }
  }

  /** Returns the last known position of the primary, up to which a statement sent now has to see everything. */
  #primary(): PrimaryPosition {
    const { known } = this.#position
    if (!known) throw new Error('The position of the primary is not known')
    return known
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      // If all connections are in use, it is busy rather than unreachable.
      if (this.#pool.totalCount < (this.#pool.options.max ?? 0)) this.#leaveOut(reasonOf(error))
      throw error
    }
  }

  /** @throws {NotCurrent} */
  async #prove(client: pg.PoolClient): Promise<void> {
    const primary = this.#primary()
    const proved = this.#proved.get(client)
    if (proved && objectionTo(proved, primary) === undefined) return
    const history = proved && hasHistoryOf(proved, primary) ? proved : undefined
    const { rows } = await client.query<ReplicaPosition>(history ? REPLAYED_SQL : REPLICA_POSITION_SQL, [])
    const position = rows[0] && { ...history, ...rows[0] }
    this.#judge(position, primary)
    if (position) this.#proved.set(client, position)
  }

  /** @throws {NotCurrent} */
  #judge(replica: ReplicaPosition | undefined, primary: PrimaryPosition): void {
    const objection = this.#compare(replica, primary)
    if (objection === undefined) this.#stuck = undefined
    else throw new NotCurrent(objection)
  }

  #compare(replica: ReplicaPosition | undefined, primary: PrimaryPosition): Objection | undefined {
    if (!replica) throw new Error('The replica told no position')
    this.#behind = bytesBehind(replica, primary)
    const objection = objectionTo(replica, primary)
    if (objection === 'behind' && this.#stuck?.at !== replica.replayed) {
      this.#stuck = { at: replica.replayed, since: performance.now() }
    }
    return objection
  }

  #noteFailure(error: unknown): void {
    if (error instanceof NotCurrent) {
      const isMoving = error.objection === 'behind' && performance.now() - (this.#stuck?.since ?? 0) < STUCK_MS
      if (!isMoving) this.#leaveOut(error.objection)
    } else if (storageFaultOf(error) === 'away' || isTimeout(error)) {
      this.#leaveOut(reasonOf(error))
    }
  }

  #use(): void {
    this.#stuck = undefined
    this.#retry = { at: 0, pauseMs: PAUSES.first }
    if (this.#leftOut === undefined) return
    this.#leftOut = undefined
    this.#onChange(this)
  }

  #leaveOut(reason: string): void {
    const isNew = this.#leftOut !== reason
    this.#postpone()
    this.#leftOut = reason
    if (isNew) this.#onChange(this)
  }

  #postpone(): void {
    const { pauseMs } = this.#retry
    // Reads that fail together count as one failure.
    if (this.#leftOut !== undefined && performance.now() < this.#retry.at) return
    this.#retry = { at: performance.now() + pauseMs, pauseMs: Math.min(pauseMs * 2, PAUSES.longest) }
  }

  #emit(statement: { text: string; ms: number; failure?: string }): void {
    this.#statements.emit({ ...statement, replica: this.name })
  }
}

/** True if the driver stopped waiting for a response; the driver's error has no code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

function reasonOf(error: unknown): string {
  // If a name has several addresses, only the partial errors of a refused connection have a message.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
