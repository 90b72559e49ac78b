import pg from 'pg'
import { createPostgresDatabase } from './postgres-database.ts'
import type { PostgresDatabase } from './postgres-database.ts'
import { restore } from './postgres-restore.ts'
import type { PostgresServer } from './postgres-server.ts'

interface Installed extends PostgresDatabase {
  /** One connection, to restore it by. */
  pool: pg.Pool
  deletedRows: number
}

/** Rows that were deleted stay on the disk without a vacuum and make every scan longer. */
const MOST_DELETED_ROWS = 20_000

/**
 * The installed databases of one worker. A copy of the template has some 800 files, which takes longer to make and to drop
 * than most tests run, so a database is restored after a test and used again.
 */
export class InstalledDatabases {
  #free: Installed[] = []

  /** A database as the installation left it; `drop` gives it back. */
  async take(server: PostgresServer, template: string): Promise<PostgresDatabase> {
    const database = this.#free.pop() ?? (await this.#create(server, template))
    return { config: database.config, drop: () => this.#giveBack(database) }
  }

  async #create(server: PostgresServer, template: string): Promise<Installed> {
    const created = await createPostgresDatabase(server, template)
    const { host, port, name, username: user, password } = created.config
    // It stays open as long as the worker, and does not keep it from ending.
    const pool = new pg.Pool({
      host,
      port,
      user,
      password,
      database: name,
      max: 1,
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
    })
    // The server may end first.
    pool.on('error', () => {})
    return { ...created, pool, deletedRows: 0 }
  }

  async #giveBack(database: Installed): Promise<void> {
    const deleted = await restore(database.pool)
    database.deletedRows += deleted ?? 0
    if (deleted !== null && database.deletedRows < MOST_DELETED_ROWS) {
      this.#free.push(database)
      return
    }
    await database.pool.end()
    await database.drop()
  }
}
