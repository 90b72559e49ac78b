import type BetterSqlite3 from 'better-sqlite3'
import type { DatabaseConnection, Driver, QueryCompiler, SqliteDatabase, SqliteDialectConfig } from 'kysely'
import { CompiledQuery, SqliteDialect, SqliteDriver } from 'kysely'
import { LRUCache } from 'lru-cache'
import { SteadySqliteCompiler } from './steady-sqlite.ts'

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

  override createQueryCompiler(): QueryCompiler {
    return new SteadySqliteCompiler()
  }
}

const MAX_STATEMENTS = 500
const REPEATED = /^(select|with|insert|update|delete|begin|commit|rollback)\b/i
const OF_THE_SCHEMA = /^(create|alter|drop)\b/i

/** A database that keeps the statements it has prepared: preparing one takes longer than most of them run. */
export function keepStatements(driver: BetterSqlite3.Database): SqliteDatabase {
  const kept = new LRUCache<string, BetterSqlite3.Statement>({ max: MAX_STATEMENTS })
  return {
    close: () => void driver.close(),
    prepare(text) {
      // Their columns may be others from here on.
      if (OF_THE_SCHEMA.test(text)) kept.clear()
      if (!REPEATED.test(text)) return driver.prepare(text)
      const known = kept.get(text)
      // One that is being walked through row by row cannot begin anew.
      if (known && !known.busy) return known
      const statement = driver.prepare(text)
      kept.set(text, statement)
      return statement
    },
  }
}
