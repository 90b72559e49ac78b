import type { DatabaseConnection, Driver, PostgresDialectConfig, TransactionSettings } from 'kysely'
import { PostgresDialect, PostgresDriver } from 'kysely'

class PipelinedDriver extends PostgresDriver {
  #begins = new WeakMap<DatabaseConnection, Promise<void>>()

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begin = super.beginTransaction(connection, settings)
    // Awaited at the end; until then the failure of a statement tells of a lost connection.
    begin.catch(() => {})
    this.#begins.set(connection, begin)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begins.get(connection)
    await super.commitTransaction(connection)
  }
}

/**
 * PostgreSQL whose transactions send `begin` together with their first statement, which saves a round trip. Needs
 * connections in pipeline mode, which send a statement without waiting for the answers before it.
 */
export class PipelinedPostgresDialect extends PostgresDialect {
  #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new PipelinedDriver(this.#config)
  }
}
