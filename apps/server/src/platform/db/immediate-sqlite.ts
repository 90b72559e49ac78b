import type { DatabaseConnection, Driver, SqliteDialectConfig } from 'kysely'
import { CompiledQuery, SqliteDialect, SqliteDriver } from 'kysely'

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/**
 * SQLite whose transactions take the right to write when they begin. One that reads first would fail if another process
 * (a command beside the server) wrote between its reading and its writing, however long it is ready to wait.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }
}
