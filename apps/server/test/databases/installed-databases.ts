import pg from 'pg'
import type { Database, PostgresPools } from '../../src/platform/db/database.ts'
import { databaseOver, postgresPools } from '../../src/platform/db/database.ts'
import type { ConnectionPool } from '../../src/platform/db/postgres/postgres-driver.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import type { PostgresDatabase } from './postgres-database.ts'
import { restore } from './postgres-restore.ts'
import type { PostgresServer } from './postgres-server.ts'

interface Installed extends PostgresDatabase {
  /** A pool of one connection, which is used to restore the database. */
  pool: pg.Pool
  /** The connections of the sites that use the database. */
  pools: PostgresPools
  deletedRows: number
}

/** A database with an installed site. */
export interface InstalledPostgres extends PostgresDatabase {
  /** Opens the database. Its connections are reused by later tests. */
  open(): Database
}

/**
 * Number of deleted rows after which the database is vacuumed. Without that, the rows stay on the disk and slow down
 * every scan.
 */
const MAX_DELETED_ROWS = 20_000

/** Application name of the connections that stay open between tests. */
const REUSED = 'reused'

/**
 * The installed databases of one worker. A copy of the template has about 800 files, which take longer to create and
 * drop than most tests run, so a database is restored after a test and reused. Its connections are reused, too, because
 * a new one would read the descriptions of all tables again.
 */
export class InstalledDatabases {
  #free: Installed[] = []

  /** Returns a database in its state after the installation. Call `drop` to return it. */
  async take(server: PostgresServer, template: string): Promise<InstalledPostgres> {
    const database = this.#free.pop() ?? (await this.#create(server, template))
    const { stores, changes } = database.pools
    return {
      config: database.config,
      open: () => databaseOver({ stores: reusablePool(stores), changes: reusablePool(changes) }),
      drop: () => this.#giveBack(database),
    }
  }

  async #create(server: PostgresServer, template: string): Promise<Installed> {
    const created = await createPostgresDatabase(server, template)
    const config = { ...created.config, host: server.socketFolder }
    // The pool stays open until the worker ends, without keeping the process of the worker alive.
    const staysOpen = { idleTimeoutMillis: 0, allowExitOnIdle: true, application_name: REUSED }
    const pools = postgresPools(config, undefined, staysOpen)
    const { host, port, name, username: user, password } = config
    const pool = new pg.Pool({ host, port, user, password, database: name, max: 1, ...staysOpen })
    // The server may end before the pool.
    pool.on('error', () => {})
    return { ...created, pool, pools, deletedRows: 0 }
  }

  async #giveBack(database: Installed): Promise<void> {
    const isAtRest = Object.values(database.pools).every((pool) => pool.idleCount === pool.totalCount)
    const deleted = isAtRest ? await restore(database.pool, REUSED) : null
    database.deletedRows += deleted ?? 0
    if (deleted !== null && database.deletedRows < MAX_DELETED_ROWS) {
      this.#free.push(database)
      return
    }
    await database.pool.end()
    // Dropping the database ends its connections, even those that a test still uses.
    await database.drop()
  }
}

/** Returns a pool whose `end` only makes it refuse further use; its connections stay open. */
function reusablePool(pool: pg.Pool): ConnectionPool {
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
