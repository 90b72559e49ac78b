import pg from 'pg'
import type { Database, PostgresPools } from '../../src/platform/db/database.ts'
import { databaseOver, postgresPools } from '../../src/platform/db/database.ts'
import type { ConnectionPool } from '../../src/platform/db/postgres/postgres-driver.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import type { PostgresDatabase } from './postgres-database.ts'
import { restore } from './postgres-restore.ts'
import type { PostgresServer } from './postgres-server.ts'

interface Installed extends PostgresDatabase {
  /** A pool of one connection, which restores the database. */
  pool: pg.Pool
  /** The connections of its sites. */
  pools: PostgresPools
  deletedRows: number
}

/** A database of a site, and the way to open it. */
export interface InstalledPostgres extends PostgresDatabase {
  /** Opens it over connections that tests before have used and tests after will use. */
  open(): Database
}

/** Rows that were deleted stay on the disk without a vacuum and make every scan longer. */
const MOST_DELETED_ROWS = 20_000

/** The name of the connections that stay open between tests. */
const REUSED = 'reused'

/**
 * The installed databases of one worker. A copy of the template has some 800 files, which takes longer to make and to drop
 * than most tests run, so a database is restored after a test and used again. Its connections are used again, too: a new
 * one reads the descriptions of all tables anew.
 */
export class InstalledDatabases {
  #free: Installed[] = []

  /** A database as the installation left it; `drop` gives it back. */
  async take(server: PostgresServer, template: string): Promise<InstalledPostgres> {
    const database = this.#free.pop() ?? (await this.#create(server, template))
    const { stores, changes } = database.pools
    return {
      config: database.config,
      open: () => databaseOver({ stores: lend(stores), changes: lend(changes) }),
      drop: () => this.#giveBack(database),
    }
  }

  async #create(server: PostgresServer, template: string): Promise<Installed> {
    const created = await createPostgresDatabase(server, template)
    const config = { ...created.config, host: server.socketFolder }
    // They stay open as long as the worker, and do not keep it from ending.
    const staysOpen = { idleTimeoutMillis: 0, allowExitOnIdle: true, application_name: REUSED }
    const pools = postgresPools(config, undefined, staysOpen)
    const { host, port, name, username: user, password } = config
    const pool = new pg.Pool({ host, port, user, password, database: name, max: 1, ...staysOpen })
    // The server may end first.
    pool.on('error', () => {})
    return { ...created, pool, pools, deletedRows: 0 }
  }

  async #giveBack(database: Installed): Promise<void> {
    const isAtRest = Object.values(database.pools).every((pool) => pool.idleCount === pool.totalCount)
    const deleted = isAtRest ? await restore(database.pool, REUSED) : null
    database.deletedRows += deleted ?? 0
    if (deleted !== null && database.deletedRows < MOST_DELETED_ROWS) {
      this.#free.push(database)
      return
    }
    await database.pool.end()
    // They end with the database, also those that a test is still using.
    await database.drop()
  }
}

/** A pool that refuses to be used once it has ended, while its connections stay open. */
function lend(pool: pg.Pool): ConnectionPool {
  let ended = false
  const open = (): pg.Pool => {
    if (ended) throw new Error('The pool has ended')
    return pool
  }
  return {
    connect: async () => open().connect(),
    query: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => open().query<Row>(query, values),
    end: async () => {
      ended = true
    },
    get ended() {
      return ended
    },
    get totalCount() {
      return pool.totalCount
    },
    get idleCount() {
      return pool.idleCount
    },
    get waitingCount() {
      return pool.waitingCount
    },
    options: pool.options,
  }
}
