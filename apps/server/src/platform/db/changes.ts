import type BetterSqlite3 from 'better-sqlite3'
import SqliteDriver from 'better-sqlite3'
import type { Generated } from 'kysely'
import type { ConnectionPool } from './postgres/postgres-driver.ts'
import type { KnownPosition } from './replicas/known-position.ts'
import type { PrimaryPosition } from './replicas/wal-position.ts'
import { PRIMARY_POSITION_SQL } from './replicas/wal-position.ts'
import { pageCachePragma } from './sqlite/sqlite-memory.ts'

declare module './tables.ts' {
  interface Tables {
    /** The change log, written by triggers in the transaction of the change. */
    content_changes: { id: Generated<number>; tag: string; at: Generated<number> }
  }
}

/** Tags of changes, or `'everything'` if it is unknown what has changed. */
export type Changed = readonly string[] | 'everything'

/** Reads what any process has changed. */
export interface ChangeSource {
  /**
   * Returns the tags of everything committed since the last call and of nothing uncommitted; a tag may be reported
   * twice. The first call returns none, or only some of the latest. Synchronous for a database on this machine.
   */
  read(): readonly string[] | Promise<Changed>
  close(): Promise<void>
}

interface SqliteStatements {
  driver: BetterSqlite3.Database
  version: BetterSqlite3.Statement
  since: BetterSqlite3.Statement<[number], { id: number; tag: string }>
}

/**
 * Reads the changes of a SQLite file, on a separate connection: the stores' connection would also see the uncommitted
 * rows of a transaction. SQLite has a single writer, so ids are in commit order.
 */
export class SqliteChanges implements ChangeSource {
  #file: string
  #statements: SqliteStatements | undefined
  #version: unknown
  #last = 0

  constructor(file: string) {
    this.#file = file
  }

  read(): readonly string[] {
    const { version, since } = (this.#statements ??= this.#open())
    // `data_version` differs after every commit of another connection and is cheap to read.
    const now = version.get()
    if (now === this.#version) return []
    this.#version = now
    const rows = since.all(this.#last)
    this.#last = rows.at(-1)?.id ?? this.#last
    return rows.map((row) => row.tag)
  }

  async close(): Promise<void> {
    this.#statements?.driver.close()
    this.#statements = undefined
  }

  #open(): SqliteStatements {
    const driver = new SqliteDriver(this.#file, { readonly: true })
    driver.pragma('busy_timeout = 5000')
    driver.pragma(pageCachePragma('changes'))
    this.#last = Number(driver.prepare('select coalesce(max(id), 0) from content_changes').pluck().get())
    return {
      driver,
      version: driver.prepare('pragma data_version').pluck(),
      since: driver.prepare('select id, tag from content_changes where id > ? order by id'),
    }
  }
}

const XMIN_SQL = 'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin'
const CHANGES_SQL = `
  select now.*, change.id, change.tag
  from (${XMIN_SQL}) as now
  left join content_changes as change on change.xid >= $1::xid8`
/** Also selects the position in the write-ahead log up to which the changes are visible. */
const CHANGES_WITH_POSITION_SQL = `
  select now.*, position.*, change.id, change.tag
  from (${XMIN_SQL}) as now
  cross join (${PRIMARY_POSITION_SQL}) as position
  left join content_changes as change on change.xid >= $1::xid8`

interface ChangeRow extends PrimaryPosition {
  xmin: string
  id: number | null
  tag: string
}

/**
 * Reads the changes of a PostgreSQL database. Transactions do not commit in the order they begin, so a smaller id may
 * appear after a larger one. Every snapshot has an `xmin`, below which all transactions have ended. A row that one read
 * could not see therefore has an `xid` of at least that `xmin`, where the next read starts. The `xmin` only decreases
 * when another database responds: a standby that had not received everything was promoted, or the database was
 * restored. In that case it is unknown what has changed.
 */
export class PostgresChanges implements ChangeSource {
  #pool: ConnectionPool
  #position: KnownPosition | undefined
  #from: string | undefined
  #seen = new Set<number>()

  /**
   * @param pool of a separate connection, so that reads do not queue behind those of the stores
   * @param position notes the position of the changes in the write-ahead log before they are returned; absent without
   * replicas
   */
  constructor(pool: ConnectionPool, position?: KnownPosition) {
    this.#pool = pool
    this.#position = position
  }

  async read(): Promise<Changed> {
    if (this.#from === undefined) {
      const { rows } = await this.#pool.query<{ xmin: string }>(XMIN_SQL)
      this.#from = rows[0]?.xmin
    }
    const text = this.#position ? CHANGES_WITH_POSITION_SQL : CHANGES_SQL
    const { rows } = await this.#pool.query<ChangeRow>(text, [this.#from])
    if (rows[0]) this.#position?.note(rows[0])
    const from = this.#from
    this.#from = rows[0]?.xmin
    if (from !== undefined && this.#from !== undefined && BigInt(this.#from) < BigInt(from)) {
      this.#seen.clear()
      return 'everything'
    }
    const fresh = rows.filter(({ id }) => id !== null && !this.#seen.has(id))
    this.#seen = new Set(rows.flatMap(({ id }) => id ?? []))
    return fresh.map((row) => row.tag)
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end()
  }
}
