import type BetterSqlite3 from 'better-sqlite3'
import SqliteDriver from 'better-sqlite3'
import type { Generated } from 'kysely'
import type pg from 'pg'
import { postgresDriver } from './postgres-driver.ts'

declare module './tables.ts' {
  interface Tables {
    /** What was changed, written by triggers in the transaction of the change. */
    content_changes: { id: Generated<number>; tag: string; at: Generated<number> }
  }
}

/** Tells what was changed, by whichever process. */
export interface ChangeSource {
  /**
   * The tags of everything that was committed since the last call, and of nothing that was not; some may be told twice.
   * The first call tells nothing. At once where no other machine has to be asked.
   */
  read(): readonly string[] | Promise<readonly string[]>
  close(): Promise<void>
}

interface SqliteStatements {
  driver: BetterSqlite3.Database
  version: BetterSqlite3.Statement
  since: BetterSqlite3.Statement<[number], { id: number; tag: string }>
}

/**
 * The changes of a SQLite file. Reads through a connection of its own: on that of the stores it would see what another
 * transaction has not committed yet. Writers come one after the other, so ids stand in the order of the commits.
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
    // Differs after every commit of another connection, and costs next to nothing.
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
    this.#last = Number(driver.prepare('select coalesce(max(id), 0) from content_changes').pluck().get())
    return {
      driver,
      version: driver.prepare('pragma data_version').pluck(),
      since: driver.prepare('select id, tag from content_changes where id > ? order by id'),
    }
  }
}

const CHANGES_SQL = `
  select now.xmin, change.id, change.tag
  from (select pg_snapshot_xmin(pg_current_snapshot())::text as xmin) as now
  left join content_changes as change on change.xid >= $1::xid8`

/**
 * The changes of a PostgreSQL database. Transactions commit in another order than they begin, so a row with a smaller id
 * may appear after one with a larger. What every snapshot knows is its `xmin`: below it all transactions are over. What
 * one reading could not see therefore has an `xid` from its `xmin` on, and the next reading begins there.
 */
export class PostgresChanges implements ChangeSource {
  #pool: pg.Pool
  #from: string | undefined
  #seen = new Set<number>()

  /** @param config of a connection of its own: it must not stand in line behind those of the stores */
  constructor(config: pg.PoolConfig) {
    this.#pool = new (postgresDriver().Pool)({ ...config, max: 1 })
    this.#pool.on('error', () => {})
  }

  async read(): Promise<readonly string[]> {
    if (this.#from === undefined) {
      const { rows } = await this.#pool.query<{ xmin: string }>(
        'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
      )
      this.#from = rows[0]?.xmin
    }
    const { rows } = await this.#pool.query<{ xmin: string; id: number | null; tag: string }>({
      name: 'changes',
      text: CHANGES_SQL,
      values: [this.#from],
    })
    this.#from = rows[0]?.xmin
    const fresh = rows.filter(({ id }) => id !== null && !this.#seen.has(id))
    this.#seen = new Set(rows.flatMap(({ id }) => id ?? []))
    return fresh.map((row) => row.tag)
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end()
  }
}
